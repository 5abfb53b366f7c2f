import { isDeepStrictEqual } from 'node:util'
import type { LimitClass } from '../../../contract/catalog/menu.ts'
import type { FeedItem } from '../../../contract/feed/feed-items.ts'
import type { Place } from '../../import/categories.ts'
import { classOf } from '../../import/class-of.ts'
import type { ListedProduct, ListedVariant } from '../../import/gather.ts'
import type { ProductRow, Stored } from '../../import/write/stored.ts'
import { fieldOf, type Identity, type Refusal } from '../item.ts'
import { changedVariant } from './changed-variant.ts'
import type { KnownSize, NewSize } from './known-sizes.ts'
import { addChanges, type ChangedProduct, changedProduct, type Changes, placeOf } from './product-changes.ts'

/** Data of the shop for reading items. */
export interface Reading {
  classify: (category: string) => Place | undefined
  /** The category of a stored product; undefined if it has none. */
  filed: (product: ProductRow) => Place | undefined
  taxCodes: ReadonlySet<string>
}

/** A product of a batch: its fields by the items so far, and its sizes. */
interface Draft {
  externalId: string
  old: ProductRow | undefined
  changes: Changes
  product: ChangedProduct | undefined
  variants: Map<string, ListedVariant>
}

/** Merges the items of a batch into products, with the fields that they leave out as they are stored. */
export function createMerger(before: Stored, { classify, filed, taxCodes }: Reading) {
  const drafts = new Map<string, Draft>()

  /** Adds an item; returns its size, or why it is refused, in which case it changes nothing. */
  function add(item: FeedItem & Identity, meant: KnownSize | NewSize): ListedVariant | Refusal {
    const draft = draftOf(meant)
    const field = fieldOf(item)
    if (draft.variants.has(meant.size)) return { code: 'repeated', field }
    const changes = addChanges(draft.changes, item)
    if ('code' in changes) return changes
    const stored = draft.old && filed(draft.old)
    const place = placeOf(changes, stored, classify)
    if (place !== undefined && 'code' in place) return place
    const product = changedProduct(changes, draft.old, { place, stored })
    if ('code' in product) return product
    const variant = before.variants.get(`${draft.externalId} ${meant.size}`)
    const of = {
      variant,
      listing: variant && before.listings.get(variant.id),
      lot: variant && before.lots.get(`${variant.id} ${item.lot?.number}`)
    }
    const around = { product, externalId: meant.size, sortOrder: nextPlace(draft), taxCodes }
    const changed = changedVariant(item, of, around)
    if ('code' in changed) return changed
    draft.variants.set(meant.size, changed)
    Object.assign(draft, { changes, product })
    return changed
  }

  /** Products by their own id, new ones by that of the retailer's system. */
  function draftOf({ productId, product }: KnownSize | NewSize): Draft {
    const key = productId ?? `new ${product}`
    const empty = { changes: {}, product: undefined, variants: new Map<string, ListedVariant>() }
    const draft = drafts.get(key) ?? {
      externalId: productId ?? product,
      old: productId === null ? undefined : before.products.get(productId),
      ...empty
    }
    drafts.set(key, draft)
    return draft
  }

  const sizesOf = ({ old }: Draft) => [...before.variants.values()].filter(({ productId }) => productId === old?.id)

  const nextPlace = (draft: Draft): number =>
    Math.max(-1, ...sizesOf(draft).map(({ sortOrder }) => sortOrder)) + 1 + draft.variants.size

  /** The class of a product by law, judged anew only where something that it depends on changes. */
  function classIn(draft: Draft, product: ChangedProduct): LimitClass {
    const { old } = draft
    const sizes = [...draft.variants.values()].flatMap(({ size }) => (size === undefined ? [] : [size.weightMilli]))
    const isKnown = old?.limitClass === product.limitClass && isDeepStrictEqual(old.thc, product.thc)
    if (isKnown && sizes.length === 0) return old.limitClass
    const weights = [...sizes, ...sizesOf(draft).map(({ weightMilli }) => weightMilli || null)]
    return classOf({ ...product, weights })
  }

  /** Returns the products with the sizes that were added. */
  function products(): ListedProduct[] {
    return [...drafts.values()].flatMap(draft => {
      const { externalId, product } = draft
      if (product === undefined) return []
      const variants = [...draft.variants.values()]
      return [{ ...product, externalId, line: 0, variants, limitClass: classIn(draft, product) }]
    })
  }

  return { add, products }
}
