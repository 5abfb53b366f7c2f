import type { FieldError } from '../../../client/form.ts'
import type { BannerPlace } from '../../../contract/catalog/banners.ts'
import { mostBarText } from '../../../contract/staff/draft-fields.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { listOf } from '../../store-group.tsx'
import { readPicture } from '../edit/read-product.ts'
import { createReader, type Reader } from '../edit/reader.ts'
import type { Typed } from '../edit/typed.ts'
import { readTimes } from '../promotions/read-promo.ts'
import type { BannerFields } from './banner.ts'

/** Maximum characters of a title and of a text, as the contract has them. */
export const mostBanner = { title: 45, text: 80, alt: 200 }

function readLink({ text, refuse, needed }: Reader): BannerFields['link'] {
  const kind = text('link')
  switch (kind) {
    case 'category': {
      const [category = '', sub] = needed('linkCategory', 300).split('/')
      return { kind, category, ...(sub && { sub }) }
    }
    case 'product':
      return { kind, product: needed('linkProduct', 120) }
    case 'deals':
      return { kind }
    case 'search':
      return { kind, text: needed('linkText', 80) }
    case 'page': {
      const address = needed('linkAddress', 1000)
      if (address && !/^https:\/\/[^\s/?#]+\S*$/i.test(address)) refuse('linkAddress', 'wrong')
      return { kind, address }
    }
    default:
      return null
  }
}

const pairOrNone = (reader: Reader, name: string, most: number) => {
  const pair = reader.texts(name, most)
  return pair.en === '' && pair.fr === '' ? null : pair
}

/** The fields of a banner as they were typed, and the errors by field. */
export interface ReadBanner {
  fields: BannerFields
  errors: Record<string, FieldError>
}

/** Reads a banner from its form; `shown` has the values without a field. */
export function readBanner(typed: Typed, shown: BannerFields, store: ClockPlace): ReadBanner {
  const reader = createReader(typed)
  const { text, needed, refuse } = reader
  const place = text('place') as BannerPlace
  const title = { en: needed('titleEn', mostBanner.title), fr: needed('titleFr', mostBanner.title) }
  const more = reader.names('text', mostBanner.text)
  if (place === 'bar')
    for (const [language, name] of [['en', 'titleEn'] as const, ['fr', 'titleFr'] as const])
      if (`${title[language]} ${more?.[language] ?? ''}`.trim().length > mostBarText) refuse(name, 'choice')
  const times = readTimes(reader, shown.times, store)
  const hasTimes = times.starts !== null || times.ends !== null || times.weekly !== null
  const picture = place === 'bar' ? null : readPicture(reader)
  const fields = {
    place,
    title,
    text: more,
    picture,
    alt: picture === null ? null : pairOrNone(reader, 'alt', mostBanner.alt),
    link: readLink(reader),
    times: hasTimes ? times : null,
    locations: text('stores') === '' ? null : listOf(text('stores')),
    sortOrder: shown.sortOrder
  }
  return { fields, errors: reader.errors }
}
