import type { FeedItem } from '../../../contract/feed/feed-items.ts'
import type { Potency } from '../../../contract/catalog/potency.ts'
import { isDate } from '../../../rules/time/is-date.ts'
import type { ListedVariant } from '../../import/gather.ts'
import type { ListedLot } from '../../import/lots.ts'
import type { ListingRow, LotRow, VariantRow } from '../../import/write/stored.ts'
import type { Identity, Refusal } from '../item.ts'
import { type ChangedProduct } from './product-changes.ts'
import { changedSize } from './changed-size.ts'

/** The stored rows of a size and of the lot that an item names, where there are any. */
export interface StoredSize {
  variant: VariantRow | undefined
  listing: ListingRow | undefined
  lot: LotRow | undefined
}

/** Data around an item. */
export interface Around {
  product: ChangedProduct
  /** The id of the size within its product. */
  externalId: string
  /** Its place among the sizes, if it is new. */
  sortOrder: number
  taxCodes: ReadonlySet<string>
}

/** Returns the size of an item, with the fields that it leaves out as they are stored; or why it is refused. */
export function changedVariant(
  item: FeedItem & Identity,
  { variant, listing, lot: oldLot }: StoredSize,
  { product, externalId, sortOrder, taxCodes }: Around
): ListedVariant | Refusal {
  const { gtin, available, containers, deposit, taxes } = item
  const wrong = wrongFigure(item) ?? (taxes?.some(code => !taxCodes.has(code)) ? choice('taxes') : undefined)
  if (wrong !== undefined) return wrong
  if (available === true && product.place === undefined) return { code: 'required', field: 'category' }
  const size = changedSize(item, variant, { limitClass: product.limitClass, sortOrder })
  if (size !== undefined && 'code' in size) return size
  const prices = pricesOf(item, listing)
  if ('code' in prices) return prices
  const lot = lotOf(item, oldLot)
  if (lot !== undefined && 'code' in lot) return lot
  return {
    externalId,
    line: 0,
    // A SKU by which the size was found may be in other letters.
    identifiers: { sku: item.externalId === undefined ? (variant?.sku ?? item.sku) : item.sku, gtin },
    size,
    ...prices,
    stock: item.stock ?? listing?.stock ?? 0,
    isAvailable: available,
    charges: { containers, deposit, taxes: taxes === undefined || taxes === null ? taxes : [...new Set(taxes)] },
    lot
  }
}

const choice = (field: string): Refusal => ({ code: 'choice', field })

function wrongFigure({ thc, cbd, lot }: FeedItem): Refusal | undefined {
  const figures = Object.entries({ thc, cbd, 'lot.thc': lot?.thc, 'lot.cbd': lot?.cbd })
  const wrong = figures.find(([, figure]) => figure && !isFigure(figure))
  return wrong && { code: 'wrong', field: wrong[0] }
}

const isFigure = ({ min, max, unit }: Potency): boolean => min <= max && (unit !== '%' || max <= 100)

/** A price is never guessed: a size that the store doesn't list yet needs one, and no sale costs more than the price. */
function pricesOf(
  item: FeedItem,
  listing: ListingRow | undefined
): Pick<ListedVariant, 'price' | 'salePrice'> | Refusal {
  const price = item.price ?? listing?.price
  if (price === undefined) return { code: 'required', field: 'price' }
  const salePrice = item.salePrice === undefined ? (listing?.salePrice ?? null) : item.salePrice
  const isSaid = item.price !== undefined || item.salePrice !== undefined
  if (isSaid && salePrice !== null && salePrice >= price) return { code: 'wrong', field: 'salePrice' }
  return { price, salePrice }
}

function lotOf({ lot }: FeedItem, old: LotRow | undefined): ListedLot | Refusal | undefined {
  if (lot === undefined) return undefined
  const { number, packagedOn, coa } = lot
  if (packagedOn && !(/^\d{4}-\d\d-\d\d$/.test(packagedOn) && isDate(packagedOn)))
    return { code: 'wrong', field: 'lot.packagedOn' }
  if (coa && !/^https:\/\/[^\s/?#]+\S*$/i.test(coa)) return { code: 'wrong', field: 'lot.coa' }
  return {
    number,
    packagedOn: given(packagedOn, old?.packagedOn),
    thc: given(lot.thc, old?.thc),
    cbd: given(lot.cbd, old?.cbd),
    coa: given(coa, old?.coa)
  }
}

const given = <Value>(now: Value | null | undefined, old: Value | null | undefined): Value | null =>
  now === undefined ? (old ?? null) : now
