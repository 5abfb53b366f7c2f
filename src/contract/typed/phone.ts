/** Matches an extension and its number: `x 12`, `ext. 12`, `poste 12`, `#12`, `,12`, `;ext=12` (RFC 3966). */
const extension = /[\s(]*(?:;\s*ext\s*=|[,;#\s]*(?:e?xt?(?:n|ension)?|poste?|p)|[,;#]+)[\s.:]*(\d{1,7})\D*$/i

/** Matches a word before the number, as in `tel:+1…` or `Tél. : 416…`. */
const word = /^\p{L}+[\s.:]+/u

/** Matches the 0 of those who dial from home, which is shown behind the country's code. */
const fromHome = /^(\D*(?:1|[2-9]\d{0,2})\D*)\(0\)/

const inAscii = (text: string): string => text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15))

/** Reads the number without its extension. */
function readNumber(text: string): string | undefined {
  const bare = inAscii(text).replace(word, '')
  if (/[\p{L}@]|\d.*\+/u.test(bare)) return undefined
  const hasPlus = bare.includes('+')
  const digits = (hasPlus ? bare.replace(fromHome, '$1') : bare).replace(/\D/g, '')
  // North America dials 011 for other countries, most others 00.
  const [, abroad = hasPlus ? digits : undefined] = /^(?:00|011)([1-9]\d{8,})$/.exec(digits) ?? []
  if (abroad === undefined) return /^\d{5,15}$/.test(digits) ? digits : undefined
  const [, ours] = /^1?1([2-9]\d{9})$/.exec(abroad) ?? []
  if (ours) return `+1${ours}`
  return /^[2-9]\d{7,14}$/.test(abroad) ? `+${abroad}` : undefined
}

/**
 * Reads a phone number from plain text with its extension: one with its country's code into E.164, such as
 * `+14165550134;ext=12`, and one in a national form into its 5 to 15 digits, such as `4165550134`, which only the market
 * can complete (`completePhone`). Undefined for any other text.
 */
export function readPhone(text: string): string | undefined {
  const match = extension.exec(text)
  const number = match && readNumber(text.slice(0, match.index))
  return number ? `${number};ext=${match[1]}` : readNumber(text)
}

/**
 * The key of a phone number, the same for all of its spellings: digits without North America's leading 1, and without
 * an extension, of which one phone has as many as somebody cares to type.
 */
export const phoneKey = (text: string): string =>
  (readPhone(text) ?? text).replace(/;.*|\D/g, '').replace(/^1(?=\d{10}$)/, '')
