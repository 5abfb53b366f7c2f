import { atom, computed } from 'nanostores'
import { integer, minValue, number, object, pipe } from 'valibot'
import { $business, $locations } from './business.ts'
import { $location } from './location.ts'
import { valueOf } from './load.ts'
import { keep, readKept } from './persistence.ts'

const kept = object({ age: pipe(number(), integer(), minValue(1)) })

/** The age that a visitor has shown to have. */
const $age = atom<number | undefined>(undefined)

/** Verified when an age is present (SPEC A3, A4). */
export const $visitorAge = computed($age, age => ({
  verified: age !== undefined,
  detail: age === undefined ? undefined : { age }
}))

/** Whether the visitor said that they are too young, on this visit. */
export const $ageRefused = atom(false)

/** The legal age of the current store, or the highest of all before one is chosen (SPEC C11). */
export const $legalAge = computed(
  [$location, $locations],
  ({ detail }, locations) => detail?.legalAge ?? Math.max(0, ...locations.map(location => location.legalAge))
)

/** Whether the gate stands in front of the shop. An age shown for one province may be too low for another. */
export const $gateIsUp = computed([$business, $age, $legalAge], (business, age, legalAge) => {
  const mode = valueOf(business)?.detail.ageGate
  return mode !== undefined && mode !== 'off' && (age === undefined || age < legalAge)
})

/** The visitor says that they are of legal age. */
export function confirmAge(): void {
  $ageRefused.set(false)
  $age.set($legalAge.get())
}

/** The visitor says that they are not. */
export function refuseAge(): void {
  $ageRefused.set(true)
}

/** Reads the age of the last visit, and keeps it from now on; the answer ends that. */
export function keepVisitorAge(): () => void {
  $age.set(readKept('visitorAge', kept)?.age)
  const end = $age.listen(age => {
    if (age !== undefined) keep('visitorAge', { age })
  })
  return () => {
    end()
    $age.set(undefined)
    $ageRefused.set(false)
  }
}
