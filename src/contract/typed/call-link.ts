const keypad = '22233344455566677778889999'

/**
 * Returns the link that dials a phone number as written: the first of several numbers, its letters as digits, without the `(0)` of
 * those who dial from home, and with its extension (RFC 3966). Numbers that don't begin with 0 or another country's code
 * have North America's length.
 */
export function callLink(shown: string): string {
  const [, base = shown, extension] =
    /^(.*?\d.*?)[\s(,]*(?:;ext=|ext[a-z]*|poste|x|#)[\s.:]*(\d{1,7})(?!\d)/i.exec(shown) ?? []
  const text = base.replace(/(\d\D*)\(0\)/, '$1')
  const [first = ''] = text.slice(text.search(/\+|\d/)).split(/ [/|]|[,;]|\s(?:or|ou)\s|.\+/)
  const isOurs = /^(\+1|[1-9])/.test(first)
  const all = isOurs ? first.replace(/[a-z]/gi, letter => keypad[parseInt(letter, 36) - 10] ?? '') : first
  const digits = all.replace(/\D/g, '')
  const number = isOurs ? digits.slice(0, digits[0] === '1' ? 11 : 10) : digits
  const isAlone = text.endsWith(first) && number === digits
  return `tel:${first[0] === '+' ? '+' : ''}${number}${extension && isAlone ? `;ext=${extension}` : ''}`
}
