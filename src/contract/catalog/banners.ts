import { array, type InferOutput, maxLength, object, picklist, pipe, regex, string, variant } from 'valibot'
import { get } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { line } from '../typed/line.ts'

/** Where a banner is shown: the top of the menu, the cart, an order's page, or `bar`, the announcement bar above the menu. */
export const bannerPlace = picklist(['bar', 'menu', 'cart', 'order'])

/** Where a banner leads: a list, a product or the deals of the shop, a search in it, or a page elsewhere. */
export const bannerLink = variant('kind', [
  object({ kind: picklist(['category']), category: slug, sub: maybe(slug) }),
  object({ kind: picklist(['product']), product: slug }),
  object({ kind: picklist(['deals']) }),
  object({ kind: picklist(['search']), text: line(80) }),
  object({
    kind: picklist(['page']),
    address: pipe(string(), maxLength(1000), regex(/^https:\/\/[^\s/?#]+\S*$/i, 'wrong'))
  })
])

/** A banner of a store, in one language. */
export const banner = object({
  id,
  place: bannerPlace,
  title: string(),
  text: maybe(string(), ''),
  /** The address of its picture, and the widths that it is to be had in, as products have them. */
  picture: maybe(string(), null),
  pictureWidths: maybe(array(count)),
  alt: maybe(string(), ''),
  link: maybe(bannerLink, null),
  /** The stretches of time in which it is shown, as far ahead as the reply reaches; a missing end is not known yet. */
  shown: array(object({ starts: maybe(instant), ends: maybe(instant) }))
})

export type BannerPlace = InferOutput<typeof bannerPlace>
export type BannerLink = InferOutput<typeof bannerLink>
export type Banner = InferOutput<typeof banner>

/**
 * Reads the banners of a location that are in force now or begin within the next twelve hours, in their order. A back end
 * without banners answers 404.
 */
export const readBanners = get('/locations/:location/banners', {
  query: { locale: string() },
  auth: 'age-gated',
  reply: object({ banners: array(banner) })
})
