import { atom } from 'nanostores'
import { platform } from '../../platform/platform.ts'
import { type BirthParts, readBirthParts } from '../../rules/person/birth-parts.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'
import { onReset } from '../core/reset.ts'
import { $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import { $legalAge, refuseAge, setAge } from './visitor-age.ts'

const blank: BirthParts = { day: '', month: '', year: '' }

/** What the age gate's form holds: the date of birth as it is typed, and what is wrong with it. It is sent to nobody and kept nowhere. */
export const $birth = atom<{
  typed: BirthParts
  error: { field: keyof BirthParts; reason: 'required' | 'wrong' } | undefined
  /** How often it was refused. */
  refusals: number
}>({ typed: blank, error: undefined, refusals: 0 })

/** Types into one of the three fields, which takes the error away. */
export function typeBirth(field: keyof BirthParts, value: string): void {
  const { typed, refusals } = $birth.get()
  $birth.set({ typed: { ...typed, [field]: value }, error: undefined, refusals })
}

/** Today's date at the current store, `YYYY-MM-DD`; at the first store before one is chosen. */
export function todayAtStore(): string {
  const zone = ($location.get().detail ?? $locations.get()[0])?.timezone ?? 'America/Toronto'
  return dateOf(wallAt(platform().clock.now(), zone))
}

/** Lets the visitor in who is of legal age by the date of birth that was typed (SPEC C11). */
export function submitBirth(): void {
  const { typed, refusals } = $birth.get()
  const reading = readBirthParts(typed, todayAtStore())
  if (!reading.ok) return $birth.set({ typed, error: reading, refusals: refusals + 1 })
  resetBirth()
  if (reading.age >= $legalAge.get()) setAge(reading.age)
  else refuseAge()
}

function resetBirth(): void {
  $birth.set({ typed: blank, error: undefined, refusals: 0 })
}

onReset('shopper', resetBirth)
