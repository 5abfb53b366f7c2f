import { platform } from '../../platform/platform.ts'
import { type BirthParts, readBirthParts } from '../../rules/person/birth-parts.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'
import { resettable } from '../../client/reset.ts'
import { $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import { refuseAge } from './age-question.ts'
import { $legalAge, $refusedAge, setAge } from './visitor-age.ts'

const blank: BirthParts = { day: '', month: '', year: '' }

/** The age gate's form: the date of birth as typed, and its error. It is never sent or stored. */
interface BirthForm {
  typed: BirthParts
  error: { field: keyof BirthParts; reason: 'required' | 'wrong' } | undefined
  /** The number of failed submissions. */
  refusals: number
}

const blankForm: BirthForm = { typed: blank, error: undefined, refusals: 0 }

/** The age gate's form. */
export const $birth = resettable<BirthForm>('shopper', blankForm)

/** Updates one of the three fields and clears the error. */
export function typeBirth(field: keyof BirthParts, value: string): void {
  const { typed, refusals } = $birth.get()
  $birth.set({ typed: { ...typed, [field]: value }, error: undefined, refusals })
}

/** Returns today's date at the current store, `YYYY-MM-DD`; at the first store if none is chosen. */
export function todayAtStore(): string {
  const zone = $location.get().detail ?? $locations.get()[0] ?? 'America/Toronto'
  return dateOf(wallAt(platform().clock.now(), zone))
}

/**
 * Passes the gate if the typed date of birth is of legal age, otherwise refuses (SPEC C11). After a refusal elsewhere, no
 * date makes the visitor older than that.
 */
export function submitBirth(): void {
  const { typed, refusals } = $birth.get()
  const reading = readBirthParts(typed, todayAtStore())
  if (!reading.ok) return $birth.set({ typed, error: reading, refusals: refusals + 1 })
  $birth.set(blankForm)
  const legalAge = $legalAge.get()
  if (reading.age >= legalAge) setAge(Math.min(reading.age, ($refusedAge.get() ?? Infinity) - 1))
  else refuseAge(legalAge)
}
