import type { AddressParts } from './address.ts'
import { provinceCode } from './province.ts'

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

/** Converts a place from Photon into a postal address. Photon spells out provinces in the language of the search. */
export function readPhoton({
  housenumber,
  street,
  name,
  postcode,
  city,
  state,
  countrycode
}: PhotonProperties): AddressParts {
  return {
    line1: [housenumber, street].filter(Boolean).join(' ') || (name ?? ''),
    unit: '',
    city: city ?? '',
    province: provinceCode(state ?? ''),
    postalCode: postcode ?? '',
    country: countrycode?.toUpperCase() ?? ''
  }
}
