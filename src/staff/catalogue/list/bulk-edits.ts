import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import type { StorePrice } from '../../data/prices.ts'

type Price = DraftFields<'price'>

/** Sets fields of some products, whatever they are now. */
export const setProducts = (ids: readonly string[], to: Partial<DraftFields<'product'>>): DraftEdit[] => [
  {
    kind: 'product',
    ids: [...ids],
    change: 'set',
    fields: Object.fromEntries(Object.entries(to).map(([name, value]) => [name, { to: value }]))
  }
]

/** Makes changes of prices, those that are the same as one; prices without a change are left out. */
export function setPrices(
  prices: readonly StorePrice[],
  change: (price: Price) => Partial<Price> | undefined
): DraftEdit[] {
  const edits = new Map<string, DraftEdit>()
  for (const { id, fields: price } of prices) {
    const to = change(price)
    if (!to) continue
    const fields = Object.fromEntries(
      (Object.keys(to) as (keyof Price)[]).map(name => [name, { from: price[name], to: to[name] }])
    )
    const key = JSON.stringify(fields)
    const edit = edits.get(key)
    if (edit) edit.ids.push(id)
    else edits.set(key, { kind: 'price', ids: [id], change: 'set', fields })
  }
  return [...edits.values()]
}

/** A sale: some percent off, or a price in cents. */
export interface Sale {
  percent?: number
  price?: number
  name: Price['saleName']
  times: Price['saleTimes']
}

/** Returns a change of a price to a sale; none if that saves nothing or costs nothing. */
export const toSale =
  (sale: Sale) =>
  ({ price }: Price): Partial<Price> | undefined => {
    const salePrice = sale.percent === undefined ? (sale.price ?? price) : percentOf(price, 100 - sale.percent)
    if (salePrice >= price || salePrice <= 0) return undefined
    return { salePrice, saleName: sale.name, saleTimes: sale.times }
  }

/** Ends the sale of a price. */
export const endSale = ({ salePrice }: Price): Partial<Price> | undefined =>
  salePrice === null ? undefined : { salePrice: null, saleName: null, saleTimes: null }

/** Returns a change of a price by some percent; `isRounded` makes its last digit a nine. None if it stays the same. */
export const byPercent =
  (percent: number, isRounded: boolean) =>
  ({ price }: Price): Partial<Price> | undefined => {
    const exact = percentOf(price, 100 + percent)
    const changed = isRounded ? roundToNine(exact) : exact
    return changed === price ? undefined : { price: changed }
  }

const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100)

/** Returns the nearest amount in cents whose last digit is a nine; the higher one of two. */
export const roundToNine = (cents: number): number => Math.max(9, Math.floor((cents + 6) / 10) * 10 - 1)
