import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { $place } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { stay, $secondsLeft } from '../../stores/kiosk/idle.ts'
import { $staffDoor, closeStaffMenu, givePin } from '../../stores/kiosk/kiosk-staff.ts'
import { startKiosk } from '../../stores/kiosk/start-kiosk.ts'
import { printTestTicket } from '../../stores/kiosk/print-ticket.ts'
import { $isVisiting, endVisit } from '../../stores/kiosk/visit.ts'
import { $kioskOrder } from '../../stores/kiosk/kiosk-order.ts'
import { $location } from '../../stores/location/location.ts'
import { $gateIsUp } from '../../stores/session/visitor-age.ts'
import { styles } from '../../theme/styles.ts'
import { useT } from '../../i18n/translate.ts'
import { KioskAccount } from './kiosk-account.tsx'
import { KioskBar } from './kiosk-bar.tsx'
import { KioskCheckout } from './kiosk-checkout.tsx'
import { KioskKeyboard } from './kiosk-keyboard.tsx'
import { PinPad } from './pin-pad.tsx'
import { Placed } from './placed.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { StartScreen } from './start-screen.tsx'
import { StillThere } from './still-there.tsx'

const s = styles({
  // Outside links lead nowhere here.
  kiosk: `& a:not([href^="#"]) { color:inherit;text-decoration:none;cursor:default; }`
})

/** The screen of a visit: the kiosk's own where it has one, otherwise the storefront's. */
function Visit({ location, shop }: { location: StoreLocation; shop: () => ReactNode }) {
  const { path } = useStore($place)
  const gateIsUp = useStore($gateIsUp)
  const placed = useStore($kioskOrder)
  if (placed) return <Placed location={location} />
  if (gateIsUp) return shop()
  if (path.startsWith(paths.user())) return <KioskAccount location={location} />
  if (path === paths.checkout(location.slug)) return <KioskCheckout location={location} />
  return shop()
}

/** What staff see of the way into their menu. */
function Staff({ location }: { location: StoreLocation }) {
  const { t, locale } = useT()
  const door = useStore($staffDoor)
  if (door.step === 'closed') return null
  if (door.step === 'open') return <StaffMenu location={location} onPrint={() => printTestTicket(location, locale)} />
  return (
    <PinPad
      title={t('kiosk.pin.title')}
      error={door.problem && t(door.problem)}
      isBusy={door.isBusy}
      onSubmit={pin => void givePin(location.slug, pin)}
      onCancel={closeStaffMenu}
    />
  )
}

/**
 * The storefront on a tablet in the shop (SPEC A1, C15), around the screens of the storefront. `shop` makes them anew for
 * each visit: leftovers of one would lead to its content. Without a store yet, its staff choose one first.
 */
export function Kiosk({ shop }: { shop: () => ReactNode }) {
  const { detail } = useStore($location)
  const isVisiting = useStore($isVisiting)
  const seconds = useStore($secondsLeft)
  const hasOrdered = useStore($kioskOrder) !== undefined
  useEffect(startKiosk, [])
  if (!detail) return shop()
  return (
    <div className={s.kiosk}>
      {isVisiting ? (
        <>
          {!hasOrdered && <KioskBar />}
          <Visit location={detail} shop={shop} />
        </>
      ) : (
        <StartScreen location={detail} />
      )}
      <Staff location={detail} />
      {seconds !== undefined && <StillThere seconds={seconds} onContinue={stay} onEnd={endVisit} />}
      <KioskKeyboard />
    </div>
  )
}
