import { type KnownPlace, places } from '../../../catalogue/addresses.ts'
import type { FoundPlace } from '../../../../src/contract/store/address.ts'
import type { Language } from '../../http/request/language.ts'

const most = 6

const states: Record<string, Record<Language, string>> = {
  AB: { en: 'Alberta', fr: 'Alberta' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  QC: { en: 'Quebec', fr: 'Québec' }
}

/** Finds places by the beginnings of their words, whatever the case and accents; a postal code finds its area first. */
export function suggest(typed: string, language: Language): FoundPlace[] {
  const area = /^([a-z]\d[a-z])(?:\d[a-z]?\d?)?$/.exec(folded(typed).replaceAll(' ', ''))?.[1]
  const wanted = folded(typed).split(' ')
  if (wanted[0] === '') return []
  const houses = known.filter(({ words }) => wanted.every(word => words.some(one => one.startsWith(word))))
  const found =
    area === undefined ? houses : [...known.filter(({ place }) => place.postalCode === area.toUpperCase()), ...houses]
  return [...new Set(found)].slice(0, most).map(({ place }) => feature(place, language))
}

/** In small letters, without accents, its words apart by single spaces. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const known = places.map(place => ({
  place,
  words: folded(
    [place.number, place.street, place.name, place.postalCode, place.city, states[place.province]?.en].join(' ')
  ).split(' ')
}))

function feature(
  { number, street, name, postalCode, city, province, lat, lng }: KnownPlace,
  language: Language
): FoundPlace {
  return {
    geometry: { coordinates: [lng, lat] },
    properties: {
      ...(number !== '' && { housenumber: number, street }),
      ...(name !== '' && { name }),
      postcode: postalCode,
      city,
      state: states[province]?.[language] ?? province,
      countrycode: 'CA'
    }
  }
}
