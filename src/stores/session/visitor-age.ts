import { resettable } from '../../client/reset.ts'
import { computed } from 'nanostores'
import { parts, whole } from '../../contract/first/readers.ts'
import { $place } from '../../routing/location.ts'
import { $ageGate, $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import type { Slice } from '../core/persistence.ts'
import { $loggedIn } from './session.ts'

const readAge = parts({ age: whole(1, 120) })

/** The age the visitor has confirmed. */
const $age = resettable<number | undefined>('visitor', undefined)

/** The lowest age that the visitor has turned out not to have reached, in years. */
export const $refusedAge = resettable<number | undefined>('visitor', undefined)

/** Verified when an age is present (SPEC A3, A4). */
export const $visitorAge = computed($age, age => ({
  verified: age !== undefined,
  detail: age === undefined ? undefined : { age }
}))

/** The lowest legal age of all stores: the list of stores is for visitors of at least one of them. */
export const $lowestAge = computed($locations, locations =>
  locations.length === 0 ? 0 : Math.min(...locations.map(({ legalAge }) => legalAge))
)

/** The legal age of the current store, or the lowest of all if none is chosen (SPEC C11). */
export const $legalAge = computed([$location, $lowestAge], ({ detail }, lowest) => detail?.legalAge ?? lowest)

/** The age on the signed-in account, if any. Set by the part `common`. */
export const $accountAge = resettable<number | undefined>('all', undefined)

/** The sign-in pages, which the gate must not block. */
const waysIn = /^\/(user|google-auth)\b/

/** The page of an order, which shows nothing of the menu: any age that let its buyer in is enough for it. */
const ofOrder = /^\/[^/]+\/orders\//

/** True if the age gate is shown. An age confirmed for one province may be too low for another. */
export const $gateIsUp = computed(
  [$ageGate, $visitorAge, $accountAge, $legalAge, $place, $refusedAge, $loggedIn],
  (mode, { detail }, accountAge, legalAge, { path }, refused = Infinity, isSignedIn) => {
    const isAccount = mode === 'account'
    const age = isAccount ? accountAge : detail?.age
    const isShown = age !== undefined && ((age >= legalAge && legalAge < refused) || ofOrder.test(path))
    // Another account is no way round a refusal.
    const isWayIn = isAccount && waysIn.test(path) && (isSignedIn || legalAge < refused)
    return mode !== undefined && mode !== 'off' && !isShown && !isWayIn
  }
)

/** Records the visitor's age, in whole years. */
export const setAge = (age: number): void => $age.set(age)

/** The persisted part of the visitor's age (SPEC A4). */
export const visitorAgeSlice: Slice<{ age: number }> = {
  name: 'visitorAge',
  read: readAge,
  take: slice => $age.set(slice?.age),
  give() {
    const age = $age.get()
    return age === undefined ? undefined : { age }
  },
  stores: [$age]
}
