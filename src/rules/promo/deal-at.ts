import type { Category, Product } from '../../contract/catalog/menu.ts'
import type { Deal } from '../../contract/catalog/deals.ts'
import { isOfferOn } from './offer-items.ts'

const instantOf = (text: string | undefined): number => (text === undefined ? Infinity : Date.parse(text))

/** Returns a deal as it is at an instant in milliseconds: the same object until it begins or ends. */
export function dealAt(deal: Deal, now: number): Deal {
  const { current, next } = deal
  if (next && instantOf(next.starts) <= now) return dealAt({ ...deal, current: { ends: next.ends }, next: null }, now)
  return current && instantOf(current.ends) <= now ? { ...deal, current: null } : deal
}

/** Returns the next instant at which one of some deals begins or ends; Infinity if none does. */
export const nextDealChangeOf = (deals: readonly Deal[]): number =>
  Math.min(...deals.flatMap(({ current, next }) => [instantOf(current?.ends), instantOf(next?.starts)]))

/** Returns true if a deal is on a size of a product, whose category and subcategory are named by their ids. */
export function isDealOn({ items }: Deal, product: Product, variant: string, categories: readonly Category[]): boolean {
  const slugs = categories.flatMap(({ id, slug, subCategory }) => [
    ...(id === product.category ? [slug] : []),
    ...subCategory.filter(sub => sub.id === product.subCategory).map(sub => sub.slug)
  ])
  const { slug, brand, tags = [] } = product
  const item = { product: slug, categories: slugs, brand, variant, tags }
  return items.some(of => isOfferOn(of, item))
}
