import { type KnownPlace, places } from '../../demo.ts'
import type { FoundPlace } from '../../../contract/store/address.ts'
import type { Language } from '../../http/request/language.ts'

const most = 6

const states: Record<string, Record<Language, string>> = {
  AB: { en: 'Alberta', fr: 'Alberta' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  QC: { en: 'Quebec', fr: 'Québec' }
}

/** Finds places by word prefixes, ignoring case and accents; a postal code puts its area first. */
export function suggest(typed: string, language: Language): FoundPlace[] {
  const area = /^([a-z]\d[a-z])(?:\d[a-z]?\d?)?$/.exec(folded(typed).replaceAll(' ', ''))?.[1]
  const wanted = folded(typed).split(' ')
  if (wanted[0] === '') return []
  const houses = known.filter(({ words }) => wanted.every(word => words.some(candidate => candidate.startsWith(word))))
  const matches =
    area === undefined ? houses : [...known.filter(({ place }) => place.postalCode === area.toUpperCase()), ...houses]
  return [...new Set(matches)].slice(0, most).map(({ place }) => feature(place, language))
}

/** Normalizes a text: lower case, no accents, words separated by single spaces. */
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
