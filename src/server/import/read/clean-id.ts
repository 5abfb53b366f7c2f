import { plainText } from '../../../contract/typed/plain-text.ts'

/** Returns an id without what spreadsheets and web pages put in it: invisible signs, other hyphens, a text marker. */
export function cleanId(text: string): string {
  const plain = plainText(text)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
  return plain.replace(/^="(.*)"$/, '$1').replace(/^'(?=.)/, '')
}

const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|janv|févr|fév|mars|avr|mai|juin|juil|août|déc)[a-zéû]*\.?`

/** Forms that spreadsheets give to ids that they take for dates or numbers, and what each is. */
const spoilt: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^\\d{1,2}[-/ ]${month}(?:[-/ ]\\d{2,4})?$`, 'i'), 'a date'],
  [new RegExp(`^${month}[-/ ](?:\\d{2}|\\d{4})$`, 'i'), 'a date'],
  [
    /^(?:\d{4}[-/](?:0?[1-9]|1[0-2])[-/](?:0?[1-9]|[12]\d|3[01])|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))(?: \d.*)?$/,
    'a date'
  ],
  [/^\d(?:[.,]\d+E[+-]?|E[+-])\d+$/i, 'a rounded number'],
  [/^\d+[.,]0+$/, 'a number with decimals'],
  [/^[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*$/, 'a number with thousands']
]

/** Returns the kind of damage that a spreadsheet has done to an id, such as `a date`; undefined if it looks untouched. */
export function spoiltIdKind(id: string): string | undefined {
  return spoilt.find(([form]) => form.test(id))?.[1]
}

/** Returns the parts of an id: `12002-1` is size 1 of product 12002; any other id is a product with one size. */
export function partsOf(id: string): [product: string, size: string] {
  const match = /^(.+)-(\d+)$/.exec(id)
  return match === null ? [id, '0'] : [match[1] ?? id, match[2] ?? '0']
}
