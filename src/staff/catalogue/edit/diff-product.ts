import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import type { EditedSize } from './edited.ts'

type Fields = object
type FieldChanges = DraftEdit['fields']

/** A value in a form in which equal ones look the same: times without any are none, and a value that is left out is null. */
function normal(value: unknown): unknown {
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null
  if (Array.isArray(value)) return value.map(normal)
  const parts = Object.entries(value)
    .map(([name, part]) => [name, normal(part)] as const)
    .filter(([, part]) => part !== null && !(Array.isArray(part) && part.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return parts.length === 0 ? null : Object.fromEntries(parts)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(normal(a)) === JSON.stringify(normal(b))

/** Returns the fields that differ, each with its value before and after. */
export function changedFields(before: Fields, after: Fields): FieldChanges {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, to]) => !isListSame(old.get(name), to))
      .map(([name, to]) => [name, { from: old.get(name) ?? null, to }])
  )
}

/** An empty list differs from none: a size without taxes is no size with the usual ones. */
const isListSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) || Array.isArray(b) ? JSON.stringify(a) === JSON.stringify(b) : isSame(a, b)

const allFields = (fields: Fields): FieldChanges =>
  Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }]))

const add = (kind: DraftEdit['kind'], id: string, fields: Fields): DraftEdit => ({
  kind,
  ids: [id],
  change: 'add',
  fields: allFields(fields)
})

function set(kind: DraftEdit['kind'], id: string, before: Fields, after: Fields): DraftEdit[] {
  const fields = changedFields(before, after)
  return Object.keys(fields).length === 0 ? [] : [{ kind, ids: [id], change: 'set', fields }]
}

function priceEdits(before: EditedSize | undefined, after: EditedSize): DraftEdit[] {
  const idOf = (store: string) => `${store}/${after.id}`
  const known = new Map(before?.prices.map(price => [price.store, price.fields]))
  const gone = [...known.keys()].filter(store => after.prices.every(price => price.store !== store))
  return [
    ...after.prices.flatMap(({ store, fields }) => {
      const old = known.get(store)
      return old ? set('price', idOf(store), old, fields) : [add('price', idOf(store), fields)]
    }),
    ...gone.map((store): DraftEdit => ({ kind: 'price', ids: [idOf(store)], change: 'remove', fields: {} }))
  ]
}

function sizeEdits(product: string, before: EditedSize | undefined, after: EditedSize): DraftEdit[] {
  const own = before
    ? set('size', after.id, before.fields, after.fields)
    : [add('size', after.id, { productId: product, ...after.fields })]
  return [...own, ...priceEdits(before, after)]
}

/** Returns the changes that make one product of another; of none, those that add it. */
export function diffProduct(before: EditedProduct | undefined, after: EditedProduct): DraftEdit[] {
  const own = before ? set('product', after.id, before.fields, after.fields) : [add('product', after.id, after.fields)]
  const sizes = after.sizes.flatMap(size =>
    sizeEdits(
      after.id,
      before?.sizes.find(({ id }) => id === size.id),
      size
    )
  )
  return [...own, ...sizes]
}
