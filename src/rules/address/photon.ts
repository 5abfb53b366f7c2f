import type { AddressParts } from './address.ts'
import { provinceCode } from './province.ts'

/** What Photon says of a place; what it does not know is left out. */
export interface PhotonProperties {
  housenumber?: string | undefined
  street?: string | undefined
  name?: string | undefined
  postcode?: string | undefined
  city?: string | undefined
  state?: string | undefined
  countrycode?: string | undefined
}

/** Reads a place of Photon's as a postal address; it writes provinces out, in the language of the search. */
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
