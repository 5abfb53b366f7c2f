import type { AddressParts } from '../rules/address/address.ts'

/** An address that might be meant: in one line, by the source's own name of it. */
export interface Suggestion {
  id: string
  text: string
}

/** An address with its place in degrees, where that is known. */
export interface FoundAddress extends AddressParts {
  lat: number | null
  lng: number | null
}

/**
 * Where addresses are looked up as they are typed: the port to whoever knows them. One `session` names all calls of one
 * search, from the first letter to the address that is chosen. What can't be had is no suggestions, or undefined: an
 * address can always be typed whole.
 */
export interface AddressSource {
  suggest(text: string, session: string): Promise<Suggestion[]>
  resolve(id: string, session: string): Promise<FoundAddress | undefined>
}
