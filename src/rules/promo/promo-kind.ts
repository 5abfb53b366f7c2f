import type { OfferItems } from './offer-items.ts'

/**
 * The discount of a code or deal: a percentage or cents off its items, if there are `from` of them; a percentage off the
 * cheapest `get` of every `buy` + `get` units; cents for each complete set of a bundle's parts; or a price for each set.
 */
export type PromoKind =
  | { kind: 'percent'; percent: number; most?: number; of?: OfferItems; from?: number }
  | { kind: 'amount'; cents: number; of?: OfferItems; from?: number }
  | { kind: 'buy_get'; buy: number; get: number; percent: number; of: OfferItems }
  | { kind: 'bundle'; parts: readonly { of: OfferItems; count: number }[]; cents: number }
  | { kind: 'bundle_price'; parts: readonly { of: OfferItems; count: number }[]; price: number }

/** Returns all sets of items that an offer names; one without lists for an offer on everything. */
export const itemsIn = (takes: PromoKind): OfferItems[] =>
  'parts' in takes ? takes.parts.map(({ of }) => of) : [takes.of ?? {}]
