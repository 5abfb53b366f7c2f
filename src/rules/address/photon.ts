import type { AddressParts } from './address.ts'

/** The properties of a place in Photon; unknown ones are omitted. */
export interface PhotonProperties {
  housenumber?: string | undefined
  street?: string | undefined
  name?: string | undefined
  postcode?: string | undefined
  city?: string | undefined
  state?: string | undefined
  countrycode?: string | undefined
}

/**
 * Converts a place from Photon into a postal address. Photon spells out provinces in the language of the search;
 * `codeOf` returns the code of one.
 */
export function readPhoton(
  { housenumber, street, name, postcode, city, state, countrycode }: PhotonProperties,
  codeOf: (name: string) => string
): AddressParts {
  return {
    line1: [housenumber, street].filter(Boolean).join(' ') || (name ?? ''),
    unit: '',
    city: city ?? '',
    province: codeOf(state ?? ''),
    postalCode: postcode ?? '',
    country: countrycode?.toUpperCase() ?? ''
  }
}
