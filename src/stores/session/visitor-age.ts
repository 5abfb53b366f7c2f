import { resettable } from '../core/reset.ts'
import { computed } from 'nanostores'
import { integer, maxValue, minValue, number, object, pipe } from 'valibot'
import { $place } from '../../routing/location.ts'
import { $ageGate, $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import type { Slice } from '../core/persistence.ts'

const kept = object({ age: pipe(number(), integer(), minValue(1), maxValue(120)) })

/** The age the visitor has confirmed. */
const $age = resettable<number | undefined>('visitor', undefined)

/** Verified when an age is present (SPEC A3, A4). */
export const $visitorAge = computed($age, age => ({
  verified: age !== undefined,
  detail: age === undefined ? undefined : { age }
}))

/** The legal age that the visitor said they have not reached, on this visit. */
const $refusedAge = resettable<number | undefined>('visitor', undefined)

/** The legal age of the current store, or the highest of all if none is chosen (SPEC C11). */
export const $legalAge = computed(
  [$location, $locations],
  ({ detail }, locations) => detail?.legalAge ?? Math.max(0, ...locations.map(location => location.legalAge))
)

/** True if the visitor said they are under age here. Where the legal age is lower, they are asked again. */
export const $ageRefused = computed(
  [$refusedAge, $legalAge],
  (refused, legalAge) => refused !== undefined && legalAge >= refused
)

/** The age on the signed-in account, if any. Set by the part `common`. */
export const $accountAge = resettable<number | undefined>('all', undefined)

/** The sign-in pages, which the gate must not block. */
const waysIn = /^\/(user|google-auth)\b/

/** True if the age gate is shown. An age confirmed for one province may be too low for another. */
export const $gateIsUp = computed(
  [$ageGate, $visitorAge, $accountAge, $legalAge, $place],
  (mode, { detail }, accountAge, legalAge, { path }) => {
    const isAccount = mode === 'account'
    const age = isAccount ? accountAge : detail?.age
    const isShown = age !== undefined && age >= legalAge
    return mode !== undefined && mode !== 'off' && !isShown && !(isAccount && waysIn.test(path))
  }
)

/** Records the visitor's age, in whole years. */
export function setAge(age: number): void {
  $refusedAge.set(undefined)
  $age.set(age)
}

/** Records that the visitor is of legal age. */
export const confirmAge = (): void => setAge($legalAge.get())

/** Records that the visitor is under age. */
export function refuseAge(): void {
  $refusedAge.set($legalAge.get())
}

/** The persisted part of the visitor's age (SPEC A4). */
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
