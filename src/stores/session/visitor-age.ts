import { resettable } from '../core/reset.ts'
import { computed } from 'nanostores'
import { integer, maxValue, minValue, number, object, pipe } from 'valibot'
import { $place } from '../../routing/location.ts'
import { $ageGate, $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import type { Slice } from '../core/persistence.ts'

const kept = object({ age: pipe(number(), integer(), minValue(1), maxValue(120)) })

/** The age that a visitor has shown to have. */
const $age = resettable<number | undefined>('visitor', undefined)

/** Verified when an age is present (SPEC A3, A4). */
export const $visitorAge = computed($age, age => ({
  verified: age !== undefined,
  detail: age === undefined ? undefined : { age }
}))

/** The age that the visitor said not to have reached, on this visit. */
const $refusedAge = resettable<number | undefined>('visitor', undefined)

/** The legal age of the current store, or the highest of all before one is chosen (SPEC C11). */
export const $legalAge = computed(
  [$location, $locations],
  ({ detail }, locations) => detail?.legalAge ?? Math.max(0, ...locations.map(location => location.legalAge))
)

/** Whether the visitor said that they are too young for where they are; a lower legal age is asked anew. */
export const $ageRefused = computed(
  [$refusedAge, $legalAge],
  (refused, legalAge) => refused !== undefined && legalAge >= refused
)

/** The age of the account that is signed in, where it says one; it comes with the code that the first products do without. */
export const $accountAge = resettable<number | undefined>('all', undefined)

/** Where people sign in, which no gate may stand in front of. */
const waysIn = /^\/(user|google-auth)\b/

/** Whether the gate stands in front of the shop. An age shown for one province may be too low for another. */
export const $gateIsUp = computed(
  [$ageGate, $visitorAge, $accountAge, $legalAge, $place],
  (mode, { detail }, accountAge, legalAge, { path }) => {
    const isAccount = mode === 'account'
    const age = isAccount ? accountAge : detail?.age
    const isShown = age !== undefined && age >= legalAge
    return mode !== undefined && mode !== 'off' && !isShown && !(isAccount && waysIn.test(path))
  }
)

/** The visitor has shown how old they are, in whole years. */
export function setAge(age: number): void {
  $refusedAge.set(undefined)
  $age.set(age)
}

/** The visitor says that they are of legal age. */
export const confirmAge = (): void => setAge($legalAge.get())

/** The visitor says that they are not. */
export function refuseAge(): void {
  $refusedAge.set($legalAge.get())
}

/** What is kept of it between visits (SPEC A4). */
export const visitorAgeSlice: Slice<{ age: number }> = {
  name: 'visitorAge',
  schema: kept,
  take: slice => $age.set(slice?.age),
  give() {
    const age = $age.get()
    return age === undefined ? undefined : { age }
  },
  stores: [$age]
}
