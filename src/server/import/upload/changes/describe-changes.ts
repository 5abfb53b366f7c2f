import type { StoredChange, Words } from '../../../db/schema.ts'
import type { Outcome } from '../../report/report.ts'
import type { PlannedList } from '../../write-lists.ts'
import type { ListingRow, ProductRow, VariantRow } from '../../write/stored.ts'
import { type Change, lotKey, type MenuChanges, rowsBefore } from './changes.ts'
import { wantedKey } from '../../pictures/want-pictures.ts'
import { type CategoryNames, listingFields, lotFields, productFields, sizeFields } from './fields.ts'

/** The changes of a store's menu as people read them. */
export interface Described {
  changes: StoredChange[]
  /** The outcome of each product and size of the list, by keys that all stores share. */
  products: ReadonlyMap<string, Outcome>
  sizes: ReadonlyMap<string, Outcome>
  /** The sizes that can no longer be bought. */
  offSale: readonly string[]
  /** Names of the list's products. */
  names: readonly Words[]
}

const none = { before: null, after: null }

/**
 * Describes the changes of a list by the rows before and after it, planned or written. `tried` are pictures that couldn't be had
 * before, by `wantedKey`: they are asked for again, which is no change.
 */
export function describeChanges(
  list: PlannedList,
  changed: MenuChanges,
  { names, tried }: { names: CategoryNames; tried: ReadonlySet<string> }
): Described {
  const { store, onSale, before, plan } = list
  const old = rowsBefore(list)
  const changedProducts = withPictures(list, changed.products, { old: old.products, tried })
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
      ...stated(sizeFields(sizes.get(id) ?? none), sizes.get(id)),
      ...stated(listingFields(price), price),
      ...(lots.get(id) ?? []).flatMap(lotFields)
    ]
    // A product that changes its category takes its sizes along.
    const isSilent = fields.length === 0 && kind === 'changed'
    return isSilent ? [] : [{ product, size, change: entry(store.slug, kind, product, size.size, fields) }]
  })
  const ofProducts = changedProducts.flatMap(change => {
    if (change.after === null) return []
    const fields = stated(productFields(change, names), change)
    const kind = change.before === null ? 'new' : 'changed'
    return fields.length === 0 ? [] : [entry(store.slug, kind, change.after, null, fields)]
  })

  const changedIds = changedProducts.flatMap(({ before: was, after }) => (was && after ? [after.id] : []))
  const known = new Set([...before.listings.keys()].map(id => sizeOf(id)?.productId))
  return {
    changes: [...ofProducts, ...ofSizes.map(({ change }) => change)],
    ...outcomes(list, ofSizes, { changedIds, known }),
    names: [...plan.ids.values()].flatMap(id => productOf(id)?.name ?? [])
  }
}

/** Fields that the names of sizes say already, or that are usual. */
const silent = new Set(['size', 'size_fr', 'weight', 'available'])

/** Returns the fields of a change; of a new row those that a list states. */
function stated(
  fields: StoredChange['fields'],
  change: Change<ProductRow | VariantRow | ListingRow> | undefined
): StoredChange['fields'] {
  if (!change || change.before !== null) return fields
  const hasFrench = fields.some(({ name }) => name === 'name_fr')
  return fields.filter(
    ({ name, to }) => to !== null && to !== '' && to !== false && !silent.has(name) && (name !== 'name' || hasFrench)
  )
}

/** Adds the pictures that products are to get, which is a change for people before it is one of rows. */
function withPictures(
  { plan }: PlannedList,
  products: MenuChanges['products'],
  { old, tried }: { old: ReadonlyMap<string, ProductRow>; tried: ReadonlySet<string> }
): MenuChanges['products'] {
  const pictures = new Map([...plan.pictures].filter(([id, source]) => !tried.has(wantedKey(id, source))))
  const pictured = (id: string, row: ProductRow): ProductRow => ({
    ...row,
    picture: pictures.get(id) ?? row.picture
  })
  const changed = new Set(products.map(({ before, after }) => (after ?? before)?.id))
  const others = [...pictures.keys()].flatMap(id => (changed.has(id) ? [] : (old.get(id) ?? [])))
  return [
    ...products.map(({ before, after }) => ({ before, after: after && pictured(after.id, after) })),
    ...others.map(before => ({ before, after: pictured(before.id, before) }))
  ]
}

interface SizeChange {
  product: ProductRow
  size: VariantRow
  change: StoredChange
}

/** Returns the outcomes of products and sizes; a product is new if the store listed none of its sizes. */
function outcomes(
  { listed, refused, plan }: PlannedList,
  ofSizes: readonly SizeChange[],
  { changedIds, known }: { changedIds: readonly string[]; known: ReadonlySet<string | undefined> }
): Pick<Described, 'products' | 'sizes' | 'offSale'> {
  const products = new Map<string, Outcome>()
  const sizes = new Map<string, Outcome>()
  for (const { externalId, variants } of listed) {
    const id = plan.ids.get(externalId) ?? ''
    for (const variant of variants.filter(one => !refused.has(one))) {
      products.set(id, 'unchanged')
      sizes.set(sizeKey(id, variant), 'unchanged')
    }
  }
  for (const id of changedIds) products.set(id, 'changed')
  for (const { product, size, change } of ofSizes) {
    const isNew = change.kind === 'new'
    sizes.set(sizeKey(product.id, size), isNew ? 'added' : 'changed')
    if (isNew && !known.has(product.id)) products.set(product.id, 'added')
    else if (products.get(product.id) !== 'added') products.set(product.id, 'changed')
  }
  const offSale = ofSizes.filter(({ change }) => change.kind === 'off_sale')
  return { products, sizes, offSale: offSale.map(({ product, size }) => sizeKey(product.id, size)) }
}

const sizeKey = (productId: string, { externalId }: { externalId: string | null }): string =>
  `${productId} ${externalId ?? ''}`

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
