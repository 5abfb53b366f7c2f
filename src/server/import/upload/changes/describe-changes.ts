import type { StoredChange, Words } from '../../../db/schema.ts'
import type { PlannedList } from '../../write-lists.ts'
import type { ListingRow, ProductRow, VariantRow } from '../../write/stored.ts'
import { type Change, lotKey, type MenuChanges, rowsBefore } from './changes.ts'
import { type CategoryNames, listingFields, lotFields, productFields, sizeFields } from './fields.ts'

/** The changes of a store's menu as people read them, and how many products and sizes they are of. */
export interface Described {
  changes: StoredChange[]
  products: { added: number; changed: number; unchanged: number }
  sizes: { added: number; changed: number; unchanged: number }
  offSale: number
}

const none = { before: null, after: null }

/** Describes the changes of a list by the rows before and after it, planned or written. */
export function describeChanges(list: PlannedList, changed: MenuChanges, names: CategoryNames): Described {
  const { store, onSale, before } = list
  const old = rowsBefore(list)
  const changedProducts = withPictures(list, changed.products, old.products)
  const products = byId(changedProducts, row => row.id)
  const sizes = byId(changed.variants, row => row.id)
  const prices = byId(changed.listings, row => row.variantId)
  const lots = lotsBySize(changed)
  const productOf = (id: string) => products.get(id)?.after ?? old.products.get(id)
  const sizeOf = (id: string) => sizes.get(id)?.after ?? old.variants.get(id)

  const ofSizes = [...new Set([...prices.keys(), ...sizes.keys(), ...lots.keys()])].flatMap(id => {
    const [size, price] = [sizeOf(id), prices.get(id) ?? none]
    const product = productOf(size?.productId ?? '')
    if (!size || !product) return []
    const kind = kindOf(price, onSale.has(id))
    const fields = [
      ...(kind === 'new' ? [] : sizeFields(sizes.get(id) ?? none)),
      ...listingFields(price).filter(({ name, to }) => kind !== 'new' || (name !== 'available' && to !== null)),
      ...(lots.get(id) ?? []).flatMap(lotFields)
    ]
    // A product that changes its category takes its sizes along.
    const isSilent = fields.length === 0 && kind === 'changed'
    return isSilent ? [] : [{ product, size, change: entry(store.slug, kind, product, size.size, fields) }]
  })
  const ofProducts = changedProducts.flatMap(change => {
    if (change.before === null || change.after === null) return []
    const fields = productFields(change, names)
    return fields.length === 0 ? [] : [entry(store.slug, 'changed', change.after, null, fields)]
  })

  const changedIds = changedProducts.flatMap(({ before: was, after }) => (was && after ? [after.id] : []))
  const known = new Set([...before.listings.keys()].map(id => sizeOf(id)?.productId))
  return {
    changes: [...ofSizes.map(({ change }) => change), ...ofProducts],
    ...tallies(list, ofSizes, { changedIds, known })
  }
}

/** Adds the pictures that products are to get, which is a change for people before it is one of rows. */
function withPictures(
  { plan }: PlannedList,
  products: MenuChanges['products'],
  old: ReadonlyMap<string, ProductRow>
): MenuChanges['products'] {
  const pictured = (id: string, row: ProductRow): ProductRow => ({
    ...row,
    picture: plan.pictures.get(id) ?? row.picture
  })
  const changed = new Set(products.map(({ before, after }) => (after ?? before)?.id))
  const others = [...plan.pictures.keys()].flatMap(id => (changed.has(id) ? [] : (old.get(id) ?? [])))
  return [
    ...products.map(({ before, after }) => ({ before, after: after && pictured(after.id, after) })),
    ...others.map(before => ({ before, after: pictured(before.id, before) }))
  ]
}

interface SizeChange {
  product: ProductRow
  change: StoredChange
}

/** Counts products and sizes; a product is new if the store listed none of its sizes. */
function tallies(
  { listed, refused }: PlannedList,
  ofSizes: readonly SizeChange[],
  { changedIds, known }: { changedIds: readonly string[]; known: ReadonlySet<string | undefined> }
): Omit<Described, 'changes'> {
  const accepted = listed
    .map(product => product.variants.filter(variant => !refused.has(variant)).length)
    .filter(count => count > 0)
  const added = ofSizes.filter(({ change }) => change.kind === 'new')
  const newIds = new Set(added.map(({ product }) => product.id).filter(id => !known.has(id)))
  const touched = new Set([...ofSizes.map(({ product }) => product.id), ...changedIds])
  const tally = (all: number, isNew: number, isOther: number) => ({
    added: isNew,
    changed: isOther,
    unchanged: Math.max(0, all - isNew - isOther)
  })
  const sizes = accepted.reduce((sum, count) => sum + count, 0)
  return {
    products: tally(accepted.length, newIds.size, [...touched].filter(id => !newIds.has(id)).length),
    sizes: tally(sizes, added.length, ofSizes.length - added.length),
    offSale: ofSizes.filter(({ change }) => change.kind === 'off_sale').length
  }
}

function kindOf({ before, after }: Change<ListingRow>, wasOnSale: boolean): StoredChange['kind'] {
  if (before === null && after !== null) return 'new'
  const isTouched = before !== null
  const isBought = after !== null && after.available && after.stock > 0
  return isTouched && wasOnSale && !isBought ? 'off_sale' : 'changed'
}

const entry = (
  store: string,
  kind: StoredChange['kind'],
  { name }: Pick<ProductRow, 'name'>,
  size: Words | null,
  fields: StoredChange['fields']
): StoredChange => ({ kind, store, product: name, size, fields })

const byId = <Row extends ProductRow | VariantRow | ListingRow>(
  changes: readonly Change<Row>[],
  idOf: (row: Row) => string
): Map<string, Change<Row>> =>
  new Map(
    changes.flatMap(change => {
      const row = change.after ?? change.before
      return row === null ? [] : [[idOf(row), change] as const]
    })
  )

function lotsBySize({ lots, named }: MenuChanges) {
  const stated = new Set(named)
  const bySize = new Map<string, MenuChanges['lots']>()
  for (const change of lots) {
    const row = change.after ?? change.before
    if (row === null || !stated.has(lotKey(row))) continue
    bySize.set(row.variantId, [...(bySize.get(row.variantId) ?? []), change])
  }
  return bySize
}
