import type { AddressParts } from '../rules/address/address.ts'

/** An address suggestion: its id at the provider and its text on one line. */
export interface Suggestion {
  id: string
  text: string
}

/** An address with its coordinates in degrees, if known. */
export interface FoundAddress extends AddressParts {
  lat: number | null
  lng: number | null
}

/**
 * The port to an address autocomplete provider. One `session` identifies all calls of one search, from the first
 * keystroke to the chosen address. Failures yield no suggestions, or undefined: an address can always be typed in full.
 */
export interface AddressSource {
  suggest(text: string, session: string): Promise<Suggestion[]>
  resolve(id: string, session: string): Promise<FoundAddress | undefined>
}
