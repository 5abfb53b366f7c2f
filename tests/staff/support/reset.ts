import { cleanStores } from 'nanostores'
import { $locale } from '../../../src/i18n/locale.ts'
import { $draft, $hours } from '../../../src/staff/data/store-hours.ts'
import { $kiosks } from '../../../src/staff/data/kiosks.ts'
import { $now } from '../../../src/staff/data/now.ts'
import { $acted, $freshness, $orders } from '../../../src/staff/data/orders.ts'
import { $printing } from '../../../src/staff/data/printing.ts'
import { $member, $signedOut } from '../../../src/staff/data/session.ts'
import { $sound } from '../../../src/staff/data/sound.ts'
import { $listings } from '../../../src/staff/data/stock.ts'
import { $slug, $stores } from '../../../src/staff/data/stores.ts'
import { $audit, $team } from '../../../src/staff/data/team.ts'
import { $toasts } from '../../../src/staff/data/toasts.ts'
import { $token } from '../../../src/staff/data/token.ts'
import { $dialog, $tab } from '../../../src/staff/open-dialog.ts'

/** Forgets all that the board keeps, in its stores and on the device: the next test opens it for the first time. */
export function resetStaff(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const store of [$draft, $hours, $kiosks, $orders, $acted, $listings, $team, $audit, $signedOut, $dialog])
    store.set(undefined)
  $freshness.set({ at: 0, isStale: false })
  $printing.set([])
  $stores.set([])
  $toasts.set([])
  $member.set(null)
  $slug.set('')
  $token.set('')
  $sound.set('off')
  $tab.set('orders')
  $locale.set('en-CA')
  // Its clock runs for a second longer than anybody reads it.
  cleanStores($now)
}
