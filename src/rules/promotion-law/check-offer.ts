import type { OfferItems } from '../promo/offer-items.ts'
import type { LawFinding } from './check-text.ts'
import { type LawScope, rulesFor } from './promotion-rules.ts'
import type { OfferTrait } from './rule.ts'

type Parts = readonly { of: OfferItems }[]

/** The discount of a deal or code, as `PromoKind` has it, a reward for points, or the sale price of a size with its usual price, in cents. */
export type CheckedOffer =
  | { kind: 'percent' | 'buy_get'; percent: number }
  | { kind: 'amount' | 'reward' }
  | { kind: 'bundle'; parts: Parts }
  | { kind: 'bundle_price'; parts: Parts; price: number }
  | { kind: 'sale'; price: number; salePrice: number }

/**
 * Percentage from which a discount may be below the price that a store has paid. No law has the figure: it is where a retailer
 * should look it up.
 */
const STEEP = 50

/** Returns the rules that an offer may break, in their order. A hint, not legal advice. */
export function checkOffer(offer: CheckedOffer, scope: LawScope): LawFinding[] {
  const traits = traitsOf(offer)
  return rulesFor(scope)
    .filter(({ offers = [] }) => offers.some(trait => traits.has(trait)))
    .map(rule => ({ rule, words: '' }))
}

function traitsOf(offer: CheckedOffer): Set<OfferTrait> {
  if (offer.kind === 'reward') return new Set(['reward', 'discounted'])
  const percent = percentOf(offer)
  return new Set<OfferTrait>([
    ...(percent > 0 || !hasPercent(offer) ? (['discounted'] as const) : []),
    ...(percent >= 100 ? (['free'] as const) : []),
    ...(percent >= STEEP ? (['steep'] as const) : []),
    ...(isMixed(offer) ? (['mixed'] as const) : [])
  ])
}

/** True if the figures of an offer say how much cheaper an item is; while they are typed, that may be nothing. */
const hasPercent = (offer: CheckedOffer): boolean => 'percent' in offer || offer.kind === 'sale'

/** The percentage that an item is cheaper by; 0 if the figures of the offer don't say it. */
function percentOf(offer: CheckedOffer): number {
  switch (offer.kind) {
    case 'percent':
    case 'buy_get':
      return offer.percent
    case 'bundle_price':
      return offer.price <= 0 ? 100 : 0
    case 'sale':
      return offer.price > 0 ? 100 - (100 * offer.salePrice) / offer.price : 0
    default:
      return 0
  }
}

/** True if one thing is cheaper because another one is bought. */
const isMixed = (offer: CheckedOffer): boolean =>
  'parts' in offer && new Set(offer.parts.map(({ of }) => JSON.stringify(of))).size > 1
