import { cleanStores } from 'nanostores'
import { $now } from '../../../src/client/now.ts'
import { reset } from '../../../src/client/reset.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { $sound } from '../../../src/staff/data/sound.ts'
import { $token } from '../../../src/staff/data/token.ts'

/** Forgets all that the board keeps, in its stores and on the device: the next test opens it for the first time. */
export function resetStaff(): void {
  localStorage.clear()
  sessionStorage.clear()
  reset('all')
  $token.set('')
  $sound.set('off')
  $locale.set('en-CA')
  // Its clock runs for a second longer than anybody reads it.
  cleanStores($now)
}
