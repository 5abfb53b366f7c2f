import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { formatMoney } from '../../../format/money.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { OfferItems } from '../../../rules/promo/offer-items.ts'
import { inLocale, say } from '../words.ts'

type Takes = DraftFields<'deal'>['takes']

/** The items of an offer in words; categories by name. */
export function describeItems(
  of: OfferItems | undefined,
  locale: Locale,
  categories: readonly ListedCategory[]
): string {
  const { products = [], categories: slugs = [], brands = [], variants = [], tags = [] } = of ?? {}
  const names = [
    ...slugs.map(slug => {
      const category = categories.find(known => known.slug === slug)
      return category ? inLocale(category.name, locale) : slug
    }),
    ...brands,
    ...products,
    ...tags.map(tag => say('promo.tag', { tag })),
    ...(variants.length > 0 ? [say('promo.sizes', { count: variants.length })] : [])
  ]
  return names.length > 0 ? names.join(', ') : say('promo.everything')
}

/** A discount in words: `20% off, Pre-rolls`. */
export function describeDiscount(takes: Takes, locale: Locale, categories: readonly ListedCategory[]): string {
  const money = (cents: number) => formatMoney(cents, locale)
  const of = (items: OfferItems | undefined) => describeItems(items, locale, categories)
  const from = 'from' in takes && takes.from && takes.from > 1 ? say('promo.fromPieces', { count: takes.from }) : ''
  const parts = 'parts' in takes ? takes.parts.map(part => `${part.count}\u00a0× ${of(part.of)}`).join(' + ') : ''
  switch (takes.kind) {
    case 'percent':
      return [say('promo.percentOff', { percent: takes.percent, items: of(takes.of) }), from].filter(Boolean).join(', ')
    case 'amount':
      return [say('promo.amountOff', { amount: money(takes.cents), items: of(takes.of) }), from]
        .filter(Boolean)
        .join(', ')
    case 'buy_get':
      return say('promo.buyGet', { buy: takes.buy, get: takes.get, percent: takes.percent, items: of(takes.of) })
    case 'bundle':
      return say('promo.bundle', { amount: money(takes.cents), parts })
    case 'bundle_price':
      return say('promo.bundlePrice', { amount: money(takes.price), parts })
  }
}
