import { atom, computed } from 'nanostores'
import { request } from '../api/request.ts'
import { type Business, readBusiness } from '../contract/business.ts'
import type { StoreLocation } from '../contract/location.ts'
import { env } from '../env/env.ts'
import { explain, type Load, valueOf } from './load.ts'

interface Retailer {
  detail: Business
  locations: StoreLocation[]
}

/** The retailer and its store locations. */
export const $business = atom<Load<Retailer>>({ state: 'idle' })

let readyAt = 0
let turn = 0

/** Loads the retailer anew; what is on show stays there meanwhile. */
export async function loadBusiness(): Promise<void> {
  const mine = ++turn
  const before = valueOf($business.get())
  if (!before) $business.set({ state: 'loading' })
  const result = await request(readBusiness)
  if (mine !== turn) return
  if (result.ok) {
    readyAt = env().clock.now()
    const { ageGate } = result.value.business
    if (ageGate === 'date-of-birth' || ageGate === 'account') {
      env().warn(`the age gate "${ageGate}" isn't offered yet; the visitor is asked yes or no.`)
    }
    $business.set({ state: 'ready', value: { detail: result.value.business, locations: result.value.locations } })
    return
  }
  const problem = explain(result.problem)
  $business.set(before ? { state: 'stale', value: before, since: readyAt, problem } : { state: 'failed', problem })
}

/** The store locations, none before they have loaded. */
export const $locations = computed($business, (load): StoreLocation[] => valueOf(load)?.locations ?? [])

/** ISO 4217 code of the currency that the retailer sells in. */
export const $currency = computed($business, load => valueOf(load)?.detail.currency ?? 'CAD')
