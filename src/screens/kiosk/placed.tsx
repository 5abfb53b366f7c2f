import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { cardName } from '../../format/card-name.ts'
import { formatMoney } from '../../format/money.ts'
import { QrCode } from '../../components/qr-code.tsx'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { linkTo } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { $device } from '../../stores/kiosk/device.ts'
import { readySentence } from '../../stores/kiosk/ticket.ts'
import { movedOrderSentence } from '../../stores/order/moved-time.ts'
import { lostPromise } from '../../stores/kiosk/promised-time.ts'
import { printTicket } from '../../stores/kiosk/print-ticket.ts'
import { endVisit } from '../../stores/kiosk/visit.ts'
import { $kioskOrder } from '../../stores/kiosk/kiosk-order.ts'
import { KioskOrder } from './kiosk-order.tsx'

/** The seconds after which the order leaves the screen: longer if it is yet to be confirmed. */
const SHOWN_FOR = { placed: 40, waiting: 60 }

/** Counts down to the end of the visit, from the start again once a waiting order is confirmed. */
function useCountdown(seconds: number): number {
  const [shownFor, setShownFor] = useState(0)
  const [from, setFrom] = useState(seconds)
  if (from !== seconds) {
    setFrom(seconds)
    setShownFor(0)
  }
  const left = seconds - shownFor
  useEffect(() => {
    if (left <= 0) return endVisit()
    return platform().clock.after(1000, () => setShownFor(shownFor + 1))
  }, [left, shownFor])
  return left
}

/** The order that has just been placed at the kiosk: its number, how it goes on, and how to take it along. */
export function Placed({ location }: { location: StoreLocation }) {
  const { t, locale } = useT()
  const placed = useStore($kioskOrder)
  const { prints } = useStore($device)
  const order = placed?.order
  const seconds = useCountdown(order ? SHOWN_FOR.placed : SHOWN_FOR.waiting)
  const print = () => placed && printTicket(placed, location, locale)
  const hasPrinted = useRef(false)
  useEffect(() => platform().scroll.toStart(), [])
  useEffect(() => {
    // A waiting order has its number too.
    if (prints && placed && !hasPrinted.current) printTicket(placed, location, locale)
    hasPrinted.current = true
  })
  if (!placed) return null
  const { waiting } = placed
  const lost = lostPromise(placed, location)
  const link = order && linkTo(paths.order(order.location, order.id))
  return (
    <KioskOrder
      code={order?.pickupCode ?? waiting.code ?? ''}
      {...(order && {
        number: order.number,
        ready: readySentence({ ...order, readyBy: order.slot.end }, location, locale)
      })}
      moved={order && lost && t(movedOrderSentence(lost, order, location, Date.parse(order.placedAt)))}
      isWaiting={!order}
      total={order ? formatMoney(order.total, locale, order.currency) : ''}
      collect={
        order?.tender === 'card' && order.card
          ? t('kiosk.order.paid', { card: cardName(order.card, locale) })
          : t('kiosk.order.atCounter')
      }
      {...(link && { qr: <QrCode text={link} label={t('kiosk.order.qr')} /> })}
      seconds={seconds}
      onDone={endVisit}
      onPrint={print}
    />
  )
}
