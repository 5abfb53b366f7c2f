import type { Product } from '../../contract/catalog/menu.ts'
import { type Filter, freshIn, hasSize } from './filter.ts'
import { hasTrait, traits, type Trait } from './traits.ts'

/** A filter that is offered above the list, and the change that applies it. */
export interface QuickFilter {
  key: 'sale' | 'budget' | Trait
  /** The number of products left with it. */
  count: number
  change: Partial<Filter>
}

/** The budget that is offered, in cents, without its own amount: under $30. */
export const BUDGET = 3000

const budget = { min: 0, max: BUDGET - 1 }

/**
 * Returns the quick filters that would narrow a list of products: those already active, those without any product and
 * those that every product passes are omitted. Times in milliseconds; `today` is the store's
 * day `YYYY-MM-DD`.
 */
export function quickFilters(products: readonly Product[], query: Filter, now: number, today = ''): QuickFilter[] {
  const filter = { ...query, fresh: freshIn(query, today) }
  const count = (passes: (product: Product) => boolean): number => products.filter(passes).length
  const offers: QuickFilter[] = []
  if (!filter.onSale)
    offers.push({
      key: 'sale',
      count: count(product => hasSize(product, { ...filter, onSale: true }, filter.price)),
      change: { onSale: true }
    })
  if (!filter.price)
    offers.push({
      key: 'budget',
      count: count(product => hasSize(product, filter, budget)),
      change: { price: budget }
    })
  for (const trait of traits)
    if (!filter.only.includes(trait))
      offers.push({
        key: trait,
        count: count(product => hasTrait(trait, product, now)),
        change: { only: [...filter.only, trait] }
      })
  return offers.filter(({ count }) => count > 0 && count < products.length)
}
