import type { Product } from '../../contract/catalog/menu.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { callLink } from '../../contract/typed/call-link.ts'
import { formatMoney } from '../../format/money.ts'
import { formatPhone } from '../../format/phone.ts'
import { writeWeekday } from '../../format/time.ts'
import type { Locale } from '../../i18n/locale.ts'
import { storePhone } from '../../rules/store-phone.ts'
import { isShown } from '../../rules/menu/visibility.ts'
import { writeHour } from '../../stores/location/hours/hours.ts'
import { type Html, markup, trusted } from './html.ts'
import { jsonLd } from './json-ld.ts'
import { licenceLine } from './licence-line.ts'
import { oneLine } from './contact.ts'
import type { Facts } from './read-facts.ts'
import { words } from './fallback-words.ts'

/** What of the products is printed: nothing, their names, or their names with their lowest prices. */
export type ProductsShown = 'none' | 'names' | 'prices'

/** Settings of the page that a fallback is printed into. */
export interface FallbackPage {
  /** The address of the page that the shop is on, without a fragment. */
  url: string
  locale: Locale
  products: ProductsShown
  /** The height in px reserved before the shop is rendered, as in the option `min-height`. */
  minHeight: number | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0]

const callable = (phone: string, locale: Locale): Html =>
  markup`<a href="${callLink(phone)}">${formatPhone(phone, locale)}</a>`

function hours({ openingHours }: StoreLocation, locale: Locale): Html {
  const rows = week.map(day => {
    const ranges = openingHours
      .filter(entry => entry.day === day && entry.isOpen)
      .map(({ openTime, closeTime }) => `${writeHour(openTime, locale)} – ${writeHour(closeTime, locale)}`)
    const times = ranges.length === 0 ? words[locale].closed : ranges.join(', ')
    return markup`<tr><th scope="row" style="text-align:start">${writeWeekday(day, locale)}</th><td>${times}</td></tr>`
  })
  return markup`<table><caption style="text-align:start">${words[locale].hours}</caption><tbody>${rows}</tbody></table>`
}

function store(location: StoreLocation, { business }: Facts, locale: Locale): Html {
  const phone = storePhone(location, business)
  const call = phone === undefined ? undefined : markup`<br>${callable(phone, locale)}`
  const address = markup`<address>${oneLine(location.address)}${call}</address>`
  const licence = markup`<p><small>${licenceLine(location, locale)}</small></p>`
  return markup`<h2>${location.name}</h2>${address}${hours(location, locale)}${licence}`
}

function item({ name, brand, variants }: Product, { locale, products }: FallbackPage, currency: string): Html {
  const title = brand === '' ? name : `${name}, ${brand}`
  const prices = variants.filter(({ available }) => available).map(({ price, salePrice }) => salePrice ?? price)
  if (products === 'names' || prices.length === 0) return markup`<li>${title}</li>`
  const lowest = formatMoney(Math.min(...prices), locale, currency)
  return markup`<li>${title} · ${prices.length === 1 ? lowest : `${words[locale].from} ${lowest}`}</li>`
}

/** The menu: a long list stays closed, so that what follows the shop moves little when the shop takes its place. */
function menu({ business, categories, products }: Facts, page: FallbackPage): Html | undefined {
  if (categories.length === 0) return undefined
  const shown = products.filter(isShown)
  const items = [...categories]
    .sort((a, b) => a.sort_order - b.sort_order)
    .map(({ id, name }) => {
      const own = shown.filter(({ category }) => category === id).map(product => item(product, page, business.currency))
      if (own.length === 0) return markup`<li>${name}</li>`
      return markup`<li><details><summary>${name}</summary><ul>${own}</ul></details></li>`
    })
  return markup`<h3>${words[page.locale].categories}</h3><ul>${items}</ul>`
}

function withoutScript(facts: Facts, locale: Locale): Html {
  const [first] = facts.locations
  const phone = first && storePhone(first, facts.business)
  const [before = '', after = ''] = words[locale].byPhone.split('{phone}')
  const sentence = phone === undefined ? words[locale].inStore : markup`${before}${callable(phone, locale)}${after}`
  return markup`<noscript><p>${sentence}</p></noscript>`
}

/**
 * The style of the element until the shop takes it over. If the script was faster than the parser, the shop has an element
 * of its own before this one, which is then not shown.
 */
const styleOf = (minHeight: number | undefined): string =>
  `display:block;min-height:${minHeight === undefined ? 'max(640px,100vh)' : `${minHeight}px`}`
const rule = trusted('<style>storefront-root~storefront-root[data-fallback]{display:none!important}</style>')

/**
 * Returns a fallback as markup: an element that the loader takes for the shop's own, so that its content is gone the
 * moment the shop is drawn into it, and nothing else of the page moves.
 */
export function fallbackMarkup(facts: Facts, page: FallbackPage): string {
  const { locale, minHeight, now, url } = page
  const stores = facts.locations.map(location => store(location, facts, locale))
  const today = new Date(now).toISOString().slice(0, 10)
  const data = trusted(jsonLd(facts.locations, { business: facts.business, url, today }))
  const content = markup`<div class="storefront-fallback">${withoutScript(facts, locale)}${stores}${menu(facts, page)}</div>`
  const described = markup`<script type="application/ld+json">${data}</script>`
  return markup`<storefront-root data-fallback lang="${locale}" style="${styleOf(minHeight)}">${rule}${content}${described}</storefront-root>`
    .text
}
