import type { Encoding } from '../read/encoding.ts'

/** Numbers of added, changed and unchanged items. */
export interface Tally {
  added: number
  changed: number
  unchanged: number
}

/** Numbers of pictures that were stored, were there already, and failed. */
export interface PictureCounts {
  added: number
  unchanged: number
  failed: number
}

/** The effect of an import on an item. */
export type Outcome = keyof Tally

/** Kinds of problems that the retailer should check. */
export type WarningKind =
  | 'no-category'
  | 'unknown-category'
  | 'no-weight'
  | 'potency-unreadable'
  | 'over-10-mg'
  | 'stock-unreadable'
  | 'sale-price-unreadable'
  | 'characters-repaired'
  | 'characters-stray'
  | 'variants-disagree'
  | 'no-brand'
  | 'no-lot'
  | 'packaged-on-unreadable'
  | 'coa-unreadable'
  | 'terpenes-unreadable'
  | 'picture-unreadable'
  | 'picture-failed'
  | 'featured-unreadable'
  | 'tags-unreadable'

/** The result of an import. */
export interface Report {
  file: string
  /** The slug of the store; those of several stores with commas between them. */
  location: string
  /** Number of rows of stores that the import is not for; they are skipped. */
  otherStores: number
  /** The encoding that the file was read with; a workbook has none of its own. */
  encoding: Encoding | 'xlsx'
  rows: number
  /** Number of rows with nothing in their cells; they are skipped. */
  blank: number
  products: Tally
  variants: Tally
  /** Number of imported products that the location lists and this file doesn't contain; they are not changed. */
  notInFile: number
  /** Numbers of pictures, each counted once; undefined if none were taken. */
  pictures?: PictureCounts
  refused: { line: number; id: string; reason: string }[]
  warnings: Record<string, { line: number; text: string }[]>
}

/** The explanation of each kind of warning, and its consequence. */
export const meanings: Record<WarningKind, string> = {
  'no-category': 'no category: filed under Uncategorised and not for sale until it has one',
  'unknown-category': 'unknown category: treated as no category',
  'no-weight': 'size without a weight: a single unit fills the purchase limit until "weights" in the mapping sets one',
  'potency-unreadable': 'unreadable potency: left out',
  'over-10-mg': 'edible or beverage over 10 mg of THC, more than Canada allows per package: check it',
  'stock-unreadable': 'unreadable stock: counted as 0',
  'sale-price-unreadable': 'sale price that is unreadable, 0 or not lower than the price: left out',
  'characters-repaired': 'UTF-8 text misread as Windows-1252: repaired',
  'characters-stray': 'characters that look garbled and can’t be repaired safely: left as they are',
  'variants-disagree': 'rows of one product with different names, brands or categories: the first row is used',
  'no-brand': 'no brand: left blank',
  'no-lot': 'packaging date or certificate without a lot: left out',
  'packaged-on-unreadable': 'packaging date that is not written as 2026-10-12: left out, and not shown as fresh',
  'coa-unreadable': 'certificate that is not an https address: left out',
  'terpenes-unreadable': 'terpenes that are not written like “Myrcene 0.8%; Limonene 0.4%”: left out',
  'picture-unreadable': 'picture that is neither an https address nor a file beside the list: left out',
  'picture-failed': 'picture that can’t be taken: the product keeps its former one',
  'featured-unreadable': 'featured is neither yes nor no: left out',
  'tags-unreadable': 'tags without letters, too long ones, or more than 20: left out'
}

/** Returns an empty report. */
export function createReport(file: string, location: string, encoding: Report['encoding']): Report {
  const none = (): Tally => ({ added: 0, changed: 0, unchanged: 0 })
  return {
    file,
    location,
    otherStores: 0,
    encoding,
    rows: 0,
    blank: 0,
    products: none(),
    variants: none(),
    notInFile: 0,
    refused: [],
    warnings: {}
  }
}

/** Adds a warning. */
export function warn(report: Report, kind: WarningKind, line: number, text: string): void {
  const list = (report.warnings[kind] ??= [])
  list.push({ line, text })
}

/** Formats the report as lines of text, with up to `examples` of each kind. */
export function describe(report: Report, examples = 3): string[] {
  const { rows, blank, otherStores, products, variants, refused, warnings, notInFile, pictures } = report
  const tally = (name: string, { added, changed, unchanged }: Tally) =>
    `${name}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged.`
  return [
    `${count(rows)} rows read from ${report.file} (${report.encoding}) for ${report.location}.`,
    ...(blank > 0 ? [`Blank rows skipped: ${count(blank)}.`] : []),
    ...(otherStores > 0 ? [`Rows of other stores skipped: ${count(otherStores)}.`] : []),
    tally('Products', products),
    tally('Variants', variants),
    ...(notInFile > 0 ? [`Left unchanged because they are not in the file: ${count(notInFile)} products.`] : []),
    ...(pictures === undefined ? [] : [pictureLine(pictures)]),
    `Refused: ${count(refused.length)} rows.`,
    ...refused.slice(0, 20).map(({ line, id, reason }) => `  line ${line}${id === '' ? '' : ` (${id})`}: ${reason}`),
    ...(refused.length > 20 ? [`  and ${count(refused.length - 20)} more; use --report to list them all`] : []),
    ...Object.entries(warnings).flatMap(([kind, list]) => [
      `${count(list.length)} × ${meanings[kind as WarningKind]}.`,
      ...list.slice(0, examples).map(({ line, text }) => `  line ${line}: ${text}`)
    ])
  ]
}

const pictureLine = ({ added, unchanged, failed }: PictureCounts): string =>
  `Pictures: ${count(added)} added, ${count(unchanged)} unchanged, ${count(failed)} failed.`

const count = (value: number): string => value.toLocaleString('en-CA')
