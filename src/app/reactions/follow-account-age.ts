import { computed } from 'nanostores'
import { platform } from '../../platform/platform.ts'
import { ageOn } from '../../rules/person/age.ts'
import { todayAtStore } from '../../stores/session/birth-gate.ts'
import { $ageGate } from '../../stores/location/business.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu, reloadMenu } from '../../stores/menu/menu.ts'
import { $session } from '../../stores/session/session.ts'
import { refuseAge } from '../../stores/session/age-question.ts'
import { signUpForm } from '../../stores/session/sign-in/sign-up.ts'
import { $accountAge, $gateIsUp, $legalAge, $lowestAge, $refusedAge } from '../../stores/session/visitor-age.ts'

/**
 * Keeps a refusal of the age gate for the tab's session, over a reload, until a kiosk's visit ends; and records those of
 * the gate that asks for an account: of one that is too young here, and of a sign-up that is too young for every store
 * (SPEC C11). Returns an unsubscribe function.
 */
function followRefusals(): () => void {
  const { equipment } = platform()
  const ends = [
    $refusedAge.subscribe(age => equipment?.refusal.set(age?.toString())),
    computed([$ageGate, $accountAge, $legalAge], (mode, age = Infinity, legalAge) =>
      mode === 'account' && age < legalAge ? legalAge : undefined
    ).subscribe(refused => refused !== undefined && refuseAge(refused)),
    signUpForm.$state.listen(({ errors }) => {
      if (errors.dob === 'too_young' && $ageGate.get() === 'account') refuseAge($lowestAge.get())
    })
  ]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Tracks the age of the signed-in account and, once the gate is passed, retries the refused call of a guest (SPEC C11).
 * Returns an unsubscribe function.
 */
export function followAccountAge(): () => void {
  let askedWith: string | undefined
  const readAge = () => {
    const { userDetails } = $session.get()
    const reading = userDetails?.dob ? ageOn(userDetails.dob, todayAtStore()) : undefined
    $accountAge.set(reading?.ok ? reading.age : undefined)
  }
  const disposers = [
    // Not a computed store, because nanostores keeps it mounted for a second and it would read the platform after an
    // unmount.
    $session.subscribe(readAge),
    $location.listen(readAge),
    followRefusals(),
    computed(
      [$gateIsUp, $ageGate, $menu],
      (isUp, mode, menu) => !isUp && mode === 'account' && menu.state === 'failed'
    ).subscribe(isRefused => {
      const { token } = $session.get()
      // Once per session: if this session is refused too, don't retry.
      if (!isRefused || !token || token === askedWith) return
      askedWith = token
      void reloadMenu()
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
    $accountAge.set(undefined)
  }
}
