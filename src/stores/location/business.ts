import { atom, computed } from 'nanostores'
import { failed } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import { type Business, readBusiness } from '../../contract/store/business.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { platform, isCurrent } from '../../platform/platform.ts'
import { $locale } from '../../i18n/locale.ts'
import { keepReply, keptReply, whenLate } from '../core/response-cache.ts'
import { toUserMessage, type AsyncState, type Problem, dataOf } from '../core/async-state.ts'

interface Retailer {
  detail: Business
  locations: StoreLocation[]
}

/** The retailer and its store locations. */
export const $business = atom<AsyncState<Retailer>>({ state: 'idle' })

let readyAt = 0
let turn = 0

const keyOf = (): string => `business/${$locale.get()}`

/** Shows the retailer as it was on an earlier visit, when nothing newer is on show; says whether it did. */
async function showKept(mine: number, problem: Problem): Promise<boolean> {
  const outside = platform()
  const kept = await keptReply(outside.cache, keyOf(), readBusiness.reply)
  if (!kept || !isCurrent(outside) || mine !== turn || dataOf($business.get())) return false
  const { business: detail, locations } = kept.reply
  $business.set({ state: 'stale', value: { detail, locations }, since: kept.at, problem })
  return true
}

/** Loads the retailer anew; what is on show stays there meanwhile. */
export async function loadBusiness(): Promise<void> {
  const mine = ++turn
  if (!dataOf($business.get())) $business.set({ state: 'loading' })
  const callOff = whenLate(() => void showKept(mine, toUserMessage(failed('offline').problem)))
  const result = await request(readBusiness)
  callOff()
  if (mine !== turn) return
  if (result.ok) {
    void keepReply(keyOf(), result.value)
    readyAt = platform().clock.now()
    $business.set({ state: 'ready', value: { detail: result.value.business, locations: result.value.locations } })
    return
  }
  const problem = toUserMessage(result.problem)
  if ((await showKept(mine, problem)) || mine !== turn) return
  const load = $business.get()
  const value = dataOf(load)
  const since = load.state === 'stale' ? load.since : readyAt
  $business.set(value ? { state: 'stale', value, since, problem } : { state: 'failed', problem })
}

/** The store locations, none before they have loaded. */
export const $locations = computed($business, (load): StoreLocation[] => dataOf(load)?.locations ?? [])

/** How a visitor's age is asked for, undefined before it is known (SPEC C11). */
export const $ageGate = computed($business, load => dataOf(load)?.detail.ageGate)

/** ISO 4217 code of the currency that the retailer sells in. */
export const $currency = computed($business, load => dataOf(load)?.detail.currency ?? 'CAD')
