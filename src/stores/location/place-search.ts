import { createLatest } from '../../client/latest.ts'
import { request } from '../../client/http/request.ts'
import { type FoundPlace, suggestAddresses } from '../../contract/store/address.ts'
import { plainText } from '../../contract/typed/plain-text.ts'
import { platform } from '../../platform/platform.ts'
import { readOneLine } from '../../rules/address/one-line.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { $deliverTo } from './deliver-to.ts'
import { $userAddress, type UserAddress } from './location.ts'

/** The delay after the last keystroke before searching, in milliseconds. */
const PAUSE = 250

/** The reason the shopper's location is unknown. Each has a message and an alternative. */
type PlaceProblem = 'denied' | 'unavailable' | 'none' | 'failed'

/** The typed text and the matching places. `answered` is the text that the places belong to. */
interface PlaceSearch {
  text: string
  answered: string
  places: UserAddress[]
  /** The request in progress. */
  waiting?: 'device' | 'search' | undefined
  problem?: PlaceProblem | undefined
}

const nothing: PlaceSearch = { text: '', answered: '', places: [] }

/** The search for the shopper's location. */
export const $placeSearch = resettable<PlaceSearch>('shopper', nothing)

let cancel = () => {}
const attempts = createLatest('shopper')

/** Converts a search result into a one-line address with the postal code last. */
function placeOf({ geometry, properties }: FoundPlace): UserAddress {
  const [lng = 0, lat = 0] = geometry.coordinates
  const { housenumber, street, name, city, postcode } = properties
  const line = [housenumber, street].filter(Boolean).join(' ') || name
  // Keep the postal code on one line.
  return { lat, lng, address: [line, city, postcode?.replace(' ', '\u00a0')].filter(Boolean).join(', ') }
}

function begin(change: Partial<PlaceSearch>): () => boolean {
  cancel()
  $placeSearch.set({ ...$placeSearch.get(), waiting: undefined, problem: undefined, ...change })
  return attempts.begin()
}

async function search(text: string): Promise<UserAddress[]> {
  const isLatest = attempts.follow()
  const result = await request(suggestAddresses, { query: { q: text } })
  if (!isLatest()) return []
  const places = result.ok ? result.value.features.map(placeOf) : []
  const problem = result.ok ? (places.length === 0 ? 'none' : undefined) : 'failed'
  $placeSearch.set({ ...$placeSearch.get(), answered: result.ok ? text : '', places, problem, waiting: undefined })
  return places
}

/** Updates the typed text and searches after a pause. */
export function typePlace(text: string): void {
  const typed = plainText(text)
  begin({ text, ...(typed.length < 2 && { places: [], answered: '' }) })
  if (typed.length < 2) return
  cancel = platform().clock.after(PAUSE, () => void search(typed))
}

/** Sets the shopper's location to a search result; a home address counts for deliveries too, instead of an earlier one. */
export function choosePlace(place: UserAddress): void {
  begin(nothing)
  if (readOneLine(place.address)) $deliverTo.set(undefined)
  $userAddress.set(place)
}

/** Chooses the first match for the typed text, searching immediately if necessary. */
export async function submitPlace(): Promise<void> {
  const { text, answered, places } = $placeSearch.get()
  const typed = plainText(text)
  if (!typed) return
  if (answered !== typed) begin({ waiting: 'search' })
  const [first] = answered === typed ? places : await search(typed)
  if (first) choosePlace(first)
}

/** Requests the device's position; the browser asks for permission. */
export async function findNear(): Promise<void> {
  const isLatest = begin({ waiting: 'device', places: [], answered: '' })
  const position = await platform().locate()
  if (!isLatest()) return
  if (typeof position === 'object') choosePlace({ ...position, address: '' })
  else $placeSearch.set({ ...$placeSearch.get(), waiting: undefined, problem: position })
}

/** Clears the shopper's location. */
export function forgetPlace(): void {
  begin(nothing)
  $deliverTo.set(undefined)
  $userAddress.set(undefined)
}

onReset('shopper', () => cancel())
