import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { type FoundPlace, suggestAddresses } from '../../contract/store/address.ts'
import { platform } from '../../platform/platform.ts'
import { onReset } from '../core/reset.ts'
import { $userAddress, type UserAddress } from './location.ts'

/** How long after the last key the search is asked, in milliseconds. */
const PAUSE = 250

/** Why it isn't known where the shopper is: for each there is a sentence, and another way. */
type PlaceProblem = 'denied' | 'unavailable' | 'none' | 'failed'

/** What is typed, and what it might mean; `answered` is the text that the places are for. */
interface PlaceSearch {
  text: string
  answered: string
  places: UserAddress[]
  /** What is being waited for. */
  waiting?: 'device' | 'search' | undefined
  problem?: PlaceProblem | undefined
}

const nothing: PlaceSearch = { text: '', answered: '', places: [] }

/** The search for where the shopper is. */
export const $placeSearch = atom<PlaceSearch>(nothing)

let callOff = () => {}
/** Counts what was begun, so that the answer to anything before is passed over. */
let turn = 0

/** A found place with its address on one line, the postal code last. */
function placeOf({ geometry, properties }: FoundPlace): UserAddress {
  const [lng = 0, lat = 0] = geometry.coordinates
  const { housenumber, street, name, city, postcode } = properties
  const line = [housenumber, street].filter(Boolean).join(' ') || name
  // A postal code isn't broken in two.
  return { lat, lng, address: [line, city, postcode?.replace(' ', '\u00a0')].filter(Boolean).join(', ') }
}

function begin(change: Partial<PlaceSearch>): number {
  callOff()
  $placeSearch.set({ ...$placeSearch.get(), waiting: undefined, problem: undefined, ...change })
  return ++turn
}

async function search(text: string): Promise<UserAddress[]> {
  const mine = turn
  const result = await request(suggestAddresses, { query: { q: text } })
  if (mine !== turn) return []
  const places = result.ok ? result.value.features.map(placeOf) : []
  const problem = result.ok ? (places.length === 0 ? 'none' : undefined) : 'failed'
  $placeSearch.set({ ...$placeSearch.get(), answered: result.ok ? text : '', places, problem, waiting: undefined })
  return places
}

/** The shopper types where they are; after a pause it is asked what that might mean. */
export function typePlace(text: string): void {
  const typed = text.trim()
  begin({ text, ...(typed.length < 2 && { places: [], answered: '' }) })
  if (typed.length < 2) return
  callOff = platform().clock.after(PAUSE, () => void search(typed))
}

/** The shopper is at one of the places found. */
export function choosePlace(place: UserAddress): void {
  begin(nothing)
  $userAddress.set(place)
}

/** Takes what is typed for the first place that it might mean, which is asked for at once if need be. */
export async function submitPlace(): Promise<void> {
  const { text, answered, places } = $placeSearch.get()
  const typed = text.trim()
  if (!typed) return
  if (answered !== typed) begin({ waiting: 'search' })
  const [first] = answered === typed ? places : await search(typed)
  if (first) choosePlace(first)
}

/** Asks the device where it is; the browser asks the shopper. */
export async function findNear(): Promise<void> {
  const mine = begin({ waiting: 'device', places: [], answered: '' })
  const found = await platform().locate()
  if (mine !== turn) return
  if (typeof found === 'object') choosePlace({ ...found, address: '' })
  else $placeSearch.set({ ...$placeSearch.get(), waiting: undefined, problem: found })
}

/** Forgets where the shopper is. */
export function forgetPlace(): void {
  begin(nothing)
  $userAddress.set(undefined)
}

/** Forgets what was typed, not where the shopper is. */
const resetPlaceSearch = (): void => void begin(nothing)

onReset('shopper', resetPlaceSearch)
