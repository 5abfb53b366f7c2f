import type { StoredTerpene, Words } from '../../db/schema.ts'
import type { ColumnSign } from '../numbers/decimal-signs.ts'
import type { Row } from '../read/read-rows.ts'
import { type Report, warn, type WarningKind } from '../report/report.ts'
import { plainDescription } from './plain-description.ts'
import { readTags } from './tags.ts'
import { readTerpenes } from './terpenes.ts'

/** Details of a product in the list. A text is empty, and others undefined, where the list leaves them out. */
export interface ListedDetails {
  name: Words
  description: Words
  ingredients: Words
  allergens: Words
  terpenes: StoredTerpene[] | undefined
  /** An https address, or `file:` and the name of a file. */
  picture: string | undefined
  featured: boolean | undefined
  tags: string[] | undefined
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai'])
const no = new Set(['no', 'n', 'false', '0', 'non', 'faux'])

/** How details are read. */
export interface DetailReaders {
  signOf: (field: 'terpenes') => ColumnSign
  /** Whether a picture may be a file. */
  takesFiles: boolean
}

/** Reads the details of a row; a cell that can't be read is left out with a warning. */
export function readDetails(
  { cells, line }: Row,
  { signOf, takesFiles }: DetailReaders,
  report: Report
): ListedDetails {
  function valueOf<Value>(
    field: 'terpenes' | 'picture' | 'featured' | 'tags',
    read: (text: string) => Value | undefined
  ): Value | undefined {
    const text = cells[field]
    const value = text === '' ? undefined : read(text)
    const kind: WarningKind = `${field}-unreadable`
    if (text !== '' && value === undefined) warn(report, kind, line, `${cells.name}: “${text}”`)
    return value
  }
  return {
    name: { en: cells.name, fr: cells.name_fr },
    description: { en: plainDescription(cells.description), fr: plainDescription(cells.description_fr) },
    ingredients: { en: cells.ingredients, fr: cells.ingredients_fr },
    allergens: { en: cells.allergens, fr: cells.allergens_fr },
    terpenes: valueOf('terpenes', text => readTerpenes(text, signOf('terpenes').sign)),
    picture: valueOf('picture', text => httpsAddress(text) ?? (takesFiles ? fileOf(text) : undefined)),
    featured: valueOf('featured', yesOrNo),
    tags: valueOf('tags', readTags)
  }
}

/** Returns the details of a product whose rows share them: those of an earlier row where it has any. */
export function joinDetails(first: ListedDetails, next: ListedDetails): ListedDetails {
  const words = (field: 'description' | 'ingredients' | 'allergens'): Words => ({
    en: first[field].en || next[field].en,
    fr: first[field].fr || next[field].fr
  })
  return {
    name: { en: first.name.en, fr: first.name.fr || next.name.fr },
    description: words('description'),
    ingredients: words('ingredients'),
    allergens: words('allergens'),
    terpenes: first.terpenes ?? next.terpenes,
    picture: first.picture ?? next.picture,
    featured: first.featured ?? next.featured,
    tags: first.tags ?? next.tags
  }
}

/** Returns an https address in its usual form; undefined for any other text. */
export function httpsAddress(text: string): string | undefined {
  if (!/^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}

/** Returns a plain name of a picture's file: one that leads to no other folder. */
function fileOf(text: string): string | undefined {
  return /^[^./\\:][^/\\:]*\.(?:jpe?g|png|webp|avif|gif)$/i.test(text) ? `file:${text}` : undefined
}

function yesOrNo(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
