import { type Suggestion, type SuggestionKind, suggestionKinds } from '../../contract/catalog/suggestions.ts'
import type { PurchaseLimit } from '../../contract/store/location.ts'
import { milligramsOf } from '../cart/limit.ts'
import { reasonsFor, type WeighedReason } from './reason-for.ts'
import type { ShelfProduct, ShelfSize } from './shelf-product.ts'

/** The most suggestions of one kind while there are others: six of one brand say less than a choice. */
const MOST_OF_KIND = 2

/** The facts that suggestions are made from. */
export interface SuggestRequest {
  /** The products that they are for, such as those of a cart. */
  products: readonly ShelfProduct[]
  /** The products of the shelf; those that can't be bought are left out here. */
  shelf: readonly ShelfProduct[]
  /** How strongly two products are bought together, by their ids; 0 if they aren't. */
  strengthOf: (product: string, other: string) => number
  /** The rest of the purchase limit, in grams of dried cannabis. */
  left: number
  limit: PurchaseLimit
  most: number
}

interface Candidate extends WeighedReason {
  product: string
  variant: string
}

const rankOf = ({ reason }: Candidate): number => suggestionKinds.indexOf(reason.kind)
const compare = (a: Candidate, b: Candidate): number =>
  rankOf(a) - rankOf(b) || b.weight - a.weight || (a.product < b.product ? -1 : 1)

/** Returns the first size that is in stock and of which a piece is within the rest of the limit. */
function sizeThatFits({ limitClass, sizes }: ShelfProduct, { left, limit }: SuggestRequest): ShelfSize | undefined {
  const milligrams = Math.round(left * 1000)
  return sizes.find(
    ({ isLeft, weight, equivalent }) =>
      isLeft && milligramsOf({ limitClass, weight, equivalent, quantity: 1 }, limit) <= milligrams
  )
}

/**
 * Returns suggestions for some products, each product once: first those that are bought together with them in the store's orders, then by
 * facts of shelf and label. Their order follows the facts alone. A product is named with its best reason whose kind isn't
 * used up, and such kinds fill the list if there is nothing else.
 */
export function suggest(request: SuggestRequest): Suggestion[] {
  const { products, shelf, strengthOf, most } = request
  const own = new Set(products.map(({ id }) => id))
  const candidates: Candidate[] = []
  for (const other of shelf) {
    const size = own.has(other.id) ? undefined : sizeThatFits(other, request)
    if (!size) continue
    for (const product of products) {
      for (const weighed of reasonsFor(product, other, size, strengthOf(product.id, other.id)))
        candidates.push({ ...weighed, product: other.id, variant: size.id })
    }
  }
  const chosen = new Map<string, Candidate>()
  const used = new Map<SuggestionKind, number>()
  const take = (mostOf: (kind: SuggestionKind) => number) => {
    for (const candidate of candidates) {
      const { kind } = candidate.reason
      const count = used.get(kind) ?? 0
      if (chosen.size >= most || chosen.has(candidate.product) || count >= mostOf(kind)) continue
      chosen.set(candidate.product, candidate)
      used.set(kind, count + 1)
    }
  }
  candidates.sort(compare)
  take(kind => (kind === 'together' ? most : MOST_OF_KIND))
  take(() => most)
  return [...chosen.values()].sort(compare).map(({ product, variant, reason }) => ({ product, variant, reason }))
}
