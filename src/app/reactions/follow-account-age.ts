import { computed } from 'nanostores'
import { ageOn } from '../../rules/person/age.ts'
import { todayAtStore } from '../../stores/session/birth-gate.ts'
import { $ageGate } from '../../stores/location/business.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu, reloadMenu } from '../../stores/menu/menu.ts'
import { $session } from '../../stores/session/session.ts'
import { $accountAge, $gateIsUp } from '../../stores/session/visitor-age.ts'

/**
 * Follows the age of the account that is signed in, and asks again for what a guest was refused once the gate is down
 * (SPEC C11). Returns an unsubscribe function.
 */
export function followAccountAge(): () => void {
  let askedWith: string | undefined
  const readAge = () => {
    const { userDetails } = $session.get()
    const reading = userDetails?.dob ? ageOn(userDetails.dob, todayAtStore()) : undefined
    $accountAge.set(reading?.ok ? reading.age : undefined)
  }
  const ends = [
    // Not as a computed store: one of these lives on for a second, and would ask for today after the storefront is gone.
    $session.subscribe(readAge),
    $location.listen(readAge),
    computed(
      [$gateIsUp, $ageGate, $menu],
      (isUp, mode, menu) => !isUp && mode === 'account' && menu.state === 'failed'
    ).subscribe(isRefused => {
      const { token } = $session.get()
      // Once for each session: what is refused to this one too stays so.
      if (!isRefused || !token || token === askedWith) return
      askedWith = token
      void reloadMenu()
    })
  ]
  return () => {
    for (const end of ends) end()
    $accountAge.set(undefined)
  }
}
