import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { momentText } from '../edit/typed-product.ts'
import type { Typed } from '../edit/typed.ts'
import type { BannerFields } from './banner.ts'

type Link = BannerFields['link']

/** The value of a category's option: its slug, behind that of its parent if it has one. */
export const categoryValue = (category: string, sub?: string | null): string =>
  [category, sub].filter(Boolean).join('/')

const typedLink = (link: Link): Typed => ({
  link: link?.kind ?? 'none',
  linkCategory: link?.kind === 'category' ? categoryValue(link.category, link.sub) : '',
  linkProduct: link?.kind === 'product' ? link.product : '',
  linkText: link?.kind === 'search' ? link.text : '',
  linkAddress: link?.kind === 'page' ? link.address : ''
})

/** Returns a banner as it is typed; times as the clock of a store has them. */
export function typedBanner(fields: BannerFields, store: ClockPlace): Typed {
  const { place, title, text, picture, alt, link, times, locations } = fields
  return {
    place,
    titleEn: title.en,
    titleFr: title.fr,
    textEn: text?.en ?? '',
    textFr: text?.fr ?? '',
    picture: picture ?? '',
    altEn: alt?.en ?? '',
    altFr: alt?.fr ?? '',
    ...typedLink(link),
    starts: momentText(times?.starts, store),
    ends: momentText(times?.ends, store),
    weekly: JSON.stringify(times?.weekly ?? []),
    stores: locations?.join(' ') ?? ''
  }
}
