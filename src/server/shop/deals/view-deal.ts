import type { Deal } from '../../../contract/catalog/deals.ts'
import { dealOffer } from '../../../rules/promo/deal-offer.ts'
import type { OfferItems } from '../../../rules/promo/offer-items.ts'
import { offerAt } from '../../../rules/promo/offer-times.ts'
import { itemsIn } from '../../../rules/promo/promo-kind.ts'
import type { deals } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'
import { instantText, type StoreTime } from '../menu/sale.ts'

/** Returns a deal in its API shape, as it is at a store's time. */
export function viewDeal(
  { id, name, takes, times, methods, minimum, perPerson, combines }: typeof deals.$inferSelect,
  language: Language,
  { now, zone }: StoreTime
): Deal {
  const { current, next } = offerAt(times, now, zone)
  return {
    id,
    name: name[language],
    items: itemsIn(takes).map(viewItems),
    offer: dealOffer(takes),
    current: current ? { ends: instantText(current.end) } : null,
    next: next ? { starts: new Date(next.start).toISOString(), ends: instantText(next.end) } : null,
    weekly: [...(times?.weekly ?? [])],
    methods,
    minimum,
    perPerson,
    combines
  }
}

const copy = (list: readonly string[] | undefined): string[] | undefined => list && [...list]

/** With tags there is always a list of products: a page from before tags would take a deal without lists for one on everything. */
const viewItems = ({ products, categories, brands, variants, tags }: OfferItems): Deal['items'][number] => ({
  products: copy(products ?? (tags && [])),
  categories: copy(categories),
  brands: copy(brands),
  variants: copy(variants),
  tags: copy(tags)
})
