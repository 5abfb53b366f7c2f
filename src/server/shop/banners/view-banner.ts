import type { Banner, BannerLink } from '../../../contract/catalog/banners.ts'
import type { GivenOf } from '../../../contract/http/endpoint.ts'
import type { readBanners } from '../../../contract/catalog/banners.ts'
import type { Language } from '../../http/request/language.ts'
import { viewPicture } from '../menu/picture.ts'
import { instantText } from '../menu/sale.ts'
import type { ComingBanner } from './stored-banners.ts'

/** The language, the API's origin, and whether a link leads to something. */
interface Viewing {
  language: Language
  origin: string
  leads: (link: BannerLink) => boolean
}

/** Returns a banner in its API shape. A link to something that is no longer there is left out. */
export function viewBanner(
  { row, spans }: ComingBanner,
  { language, origin, leads }: Viewing
): GivenOf<typeof readBanners>['banners'][number] {
  const { id, place, title, text, picture, alt, link } = row
  return {
    id,
    place,
    title: title[language],
    text: text?.[language] ?? '',
    ...(picture !== null && { ...viewPicture(origin, picture), alt: alt?.[language] ?? '' }),
    link: link && leads(link) ? link : null,
    shown: spans.map(({ start, end }): Banner['shown'][number] => ({
      starts: instantText(start),
      ends: instantText(end)
    }))
  }
}
