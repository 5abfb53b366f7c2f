/** The languages that the keyboard has a layout for. */
export type KeyboardLayout = 'en' | 'fr'

/** The action of a key that doesn't type text. */
export type KeyAction =
  | 'shift'
  | 'backspace'
  | 'enter'
  | 'letters'
  | 'symbols'
  | 'accents'
  | 'previous'
  | 'next'
  | 'done'

/** A key: the text it types or its action, and its width if it isn't one; a line is ten wide, a pad four. */
export type Key = ({ text: string } | { action: KeyAction }) & { width?: number }

/** The sets of keys that the keyboard switches between. */
export type KeyPage = 'letters' | 'symbols' | 'accents'

const texts = (line: string): Key[] => [...line].map(text => ({ text }))
const action = (action: KeyAction, width = 1): Key => ({ action, width })

/** The digits in a line, above the letters: addresses and postal codes have both. */
export const digits = texts('1234567890')

/** The line above the letters for an email address. */
export const emailLine: Key[] = [
  { text: '@', width: 2 },
  { text: '.', width: 1.5 },
  { text: '-', width: 1.5 },
  { text: '_', width: 1.5 },
  { text: '.com', width: 1.75 },
  { text: '.ca', width: 1.75 }
]

const letters: Record<KeyboardLayout, Key[][]> = {
  en: [texts('qwertyuiop'), texts("asdfghjkl'"), [action('shift', 1.5), ...texts('zxcvbnm'), action('backspace', 1.5)]],
  fr: [texts('qwertyuiop'), texts('asdfghjklé'), [action('shift'), ...texts("zxcvbnm'"), action('backspace')]]
}

const accents = [
  texts('éèêëàâçœæñ'),
  texts('ùûüîïôöäÿ-'),
  [action('shift', 1.5), ...texts('«»?!,;:'), action('backspace', 1.5)]
]

// As many lines as letters with digits, so that the keyboard stays as tall.
const symbols = [digits, texts('@#$%&*()+='), texts('?<>[]{}^~\\'), [...texts(`-_/'":;,!`), action('backspace')]]

/** The last line: to other keys, space, and to other fields. A textarea has a key for a new line. */
const lastLine = (page: KeyPage, isMultiline: boolean): Key[] => [
  action(page === 'symbols' ? 'letters' : 'symbols'),
  action(page === 'accents' ? 'letters' : 'accents'),
  { text: ' ', width: isMultiline ? 2.5 : 3.5 },
  { text: '.' },
  ...(isMultiline ? [action('enter')] : []),
  action('previous'),
  action('next'),
  action('done', 1.5)
]

/** Returns the lines of a page of keys, from top to bottom. */
export function linesOf(page: KeyPage, layout: KeyboardLayout, isMultiline: boolean): Key[][] {
  const lines = { letters: letters[layout], accents, symbols }[page]
  return [...lines, lastLine(page, isMultiline)]
}

/** The keys left and right of a number pad's zero. */
export type PadKind = 'tel' | 'numeric' | 'decimal'

/** Returns the lines of a number pad, from top to bottom. */
export function padOf(kind: PadKind, layout: KeyboardLayout): Key[][] {
  const zero = { text: '0', width: kind === 'tel' ? 1 : 2 }
  const [before, after] = { tel: ['+', '-'], numeric: ['-'], decimal: [layout === 'fr' ? ',' : '.'] }[kind]
  return [
    [...texts('123'), action('backspace')],
    [...texts('456'), action('previous')],
    [...texts('789'), action('next')],
    [...texts(before ?? ''), zero, ...texts(after ?? ''), action('done')]
  ]
}
