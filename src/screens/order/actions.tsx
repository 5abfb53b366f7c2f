import { useStore } from '@nanostores/react'
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Order } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { calendarFile } from '../../format/calendar.ts'
import { type Say, useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { openPopup } from '../../stores/core/popup.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AgainButton, ReorderResult } from '../../components/order-again.tsx'
import { hasEnded } from './texts.ts'
import { paperOf } from './paper-of.ts'
import { layout } from '../../ui/layout.ts'

/** Returns a calendar file with the order's time and place. */
function calendarOf({ id, number, method, slot, pickupCode, address }: Order, location: StoreLocation, t: Say): string {
  const { line1, city, province } = (method === 'delivery' && address) || location.address
  return calendarFile({
    id,
    start: slot.start,
    end: slot.end,
    title: `${t('order.number', { number })} · ${location.name}`,
    place: `${line1}, ${city} ${province}`,
    text: `${t('order.code')} ${pickupCode}`
  })
}

/** Directions to the store, on a map in another tab. */
function Directions({ location }: { location: StoreLocation }) {
  const { t } = useT()
  const { lat, lng } = location.address
  return (
    <a
      className={buttonClass()}
      href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={MapPin} size={18} />
      {t('order.map')}
    </a>
  )
}

/**
 * The actions for an order: put it into a calendar and find the way, then print its receipt, cancel it while possible,
 * and at last reorder it. No external links at a kiosk (SPEC C15).
 */
export function Ways({ order, location }: { order: Order; location: StoreLocation | undefined }) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  return (
    <>
      <div className={layout.ways}>
        {!isKiosk && !hasEnded(order) && location && (
          <Button onClick={() => platform().save(`${order.number}.ics`, calendarOf(order, location, t))}>
            <Icon of={CalendarPlus} size={18} />
            {t('order.calendar')}
          </Button>
        )}
        {!isKiosk && !hasEnded(order) && location && order.method !== 'delivery' && <Directions location={location} />}
        {!isKiosk && (
          <Button onClick={() => platform().equipment?.print(paperOf(order, location, locale))}>
            <Icon of={Printer} size={18} />
            {t('order.print')}
          </Button>
        )}
        {order.canCancel && (
          <Button onClick={() => openPopup({ key: 'cancel-order', data: { order: order.id } })}>
            {t('order.cancel')}
          </Button>
        )}
        {hasEnded(order) && <AgainButton order={order} />}
      </div>
      <ReorderResult order={order} />
    </>
  )
}
