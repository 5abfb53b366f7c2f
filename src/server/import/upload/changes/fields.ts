import { isDeepStrictEqual } from 'node:util'
import type { Potency } from '../../../../contract/catalog/potency.ts'
import { addDays } from '../../../../rules/time/time-zone.ts'
import type { StoredChange, StoredTerpene, StoredValue, Words } from '../../../db/schema.ts'
import type { ListingRow, LotRow, ProductRow, VariantRow } from '../../write/stored.ts'
import type { Change } from './changes.ts'

/** Names of the shop's categories by their ids. */
export type CategoryNames = ReadonlyMap<string, Words>

type Field = StoredChange['fields'][number]
type Reader<Row> = readonly [name: string, read: (row: Row) => StoredValue]

/** Returns the fields of a row that a change makes different, as people write them. */
function differences<Row>({ before, after }: Change<Row>, readers: readonly Reader<Row>[]): Field[] {
  return readers.flatMap(([name, read]) => {
    const [from, to] = [before === null ? null : read(before), after === null ? null : read(after)]
    return isDeepStrictEqual(from, to) ? [] : [{ name, from, to }]
  })
}

/** Returns the readers of a text in both languages; a French that is only a copy is none. */
const inBoth = <Row>(name: string, read: (row: Row) => Words | null): Reader<Row>[] => [
  [name, row => read(row)?.en ?? null],
  [`${name}_fr`, row => frenchOf(read(row))]
]

const frenchOf = (words: Words | null): string | null => (words === null || words.fr === words.en ? null : words.fr)

/** Returns the different fields of a product, by the names of the list's columns. */
export const productFields = (change: Change<ProductRow>, names: CategoryNames): Field[] =>
  differences(change, [
    ...inBoth<ProductRow>('name', row => row.name),
    ['brand', row => row.brand],
    ['category', row => categoryOf(row, names)],
    ['strain', row => row.strain ?? row.strainType],
    ['thc', row => potencyText(row.thc)],
    ['cbd', row => potencyText(row.cbd)],
    ...inBoth<ProductRow>('description', row => row.description),
    ['terpenes', row => terpeneText(row.terpenes)],
    ...inBoth<ProductRow>('ingredients', row => row.ingredients),
    ...inBoth<ProductRow>('allergens', row => row.allergens),
    ['picture', row => row.picture],
    ['featured', row => row.featured],
    ['tags', row => row.tags.join(', ') || null]
  ])

/** Returns the different fields of a size. */
export const sizeFields = (change: Change<VariantRow>): Field[] =>
  differences(change, [
    ...inBoth<VariantRow>('size', row => row.size),
    ['weight', row => row.weightMilli / 1000],
    ['sku', row => row.sku],
    ['gtin', row => row.gtin],
    ['deposit', row => row.deposit],
    ['container', row => row.containers?.kind ?? null],
    ['tax_codes', row => row.taxes?.join(' ') ?? null]
  ])

/** Returns the different fields of a size's price and stock at a store. */
export const listingFields = (change: Change<ListingRow>): Field[] =>
  differences(change, [
    ['price', row => row.price],
    ['sale_price', row => row.salePrice],
    ['sale_name', row => row.saleName],
    ['sale_starts', row => startText(row.saleTimes?.starts)],
    ['sale_ends', row => endText(row.saleTimes?.ends)],
    ['sale_hours', row => hoursText(row.saleTimes?.weekly ?? [])],
    ['stock', row => row.stock],
    ['available', row => row.available]
  ])

/** Returns the lot of a size that a list states, if it makes one different. */
export const lotFields = (change: Change<LotRow>): Field[] =>
  differences(change, [
    ['lot', row => row.number],
    ['packaged_on', row => row.packagedOn],
    ['coa', row => row.coa]
  ])

function categoryOf({ categoryId, subCategoryId }: ProductRow, names: CategoryNames): Words {
  const [top, sub] = [names.get(categoryId), names.get(subCategoryId ?? '')]
  const join = (language: keyof Words) => [top?.[language], sub?.[language]].filter(Boolean).join(' › ')
  return { en: join('en'), fr: join('fr') }
}

function potencyText(potency: Potency | null): string | null {
  if (potency === null) return null
  const { min, max, unit } = potency
  return `${min === max ? '' : `${min}–`}${max} ${unit}`
}

const terpeneText = (terpenes: readonly StoredTerpene[]): Words | null => {
  const join = (language: keyof Words) =>
    terpenes.map(({ name, percent }) => `${name[language]} ${percent} %`).join(', ')
  return terpenes.length === 0 ? null : { en: join('en'), fr: join('fr') }
}

/** Returns a local time as a list writes it: one at the begin of a day is that day. */
const startText = (text: string | null | undefined): string | null =>
  text?.replace('T00:00', '').replace('T', ' ') ?? null

/** Returns the end of a sale as a list writes it: one at the end of a day is that day. */
function endText(text: string | null | undefined): string | null {
  const [day, time] = text?.split('T') ?? []
  if (day === undefined) return null
  return time === '00:00' ? addDays(day, -1) : [day, time].filter(Boolean).join(' ')
}

const days = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']
}

function hoursText(windows: readonly { day: number; from: string; to: string }[]): Words | null {
  const join = (language: keyof Words) =>
    windows.map(({ day, from, to }) => `${days[language][day]} ${from}–${to}`).join(', ')
  return windows.length === 0 ? null : { en: join('en'), fr: join('fr') }
}
