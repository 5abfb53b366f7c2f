import type { Order } from '../../contract/order/order.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { dayLabel, slotLabel } from '../../stores/checkout/slots.ts'
import { writeSent } from '../../stores/location/hours/hours.ts'
import { isLate } from '../../stores/order/is-late.ts'
import { readyRange } from '../../stores/order/ready-range.ts'
import { styles } from '../../theme/styles.ts'
import { ReadyRange } from './ready-range.tsx'

const s = styles({
  eta: `font-size:28px;font-weight:650;line-height:1.15;letter-spacing:-.01em;font-variant-numeric:tabular-nums;text-wrap:balance;
& small { display:block;font-size:16px;font-weight:400;letter-spacing:0;color:var(--sf-ink-2); }
@container sf (min-width: 480px) { font-size:36px; }`
})

/** Returns true before the hand-over, while the time matters to the shopper. */
export const isAwaited = ({ status }: Order): boolean =>
  status === 'placed' || status === 'confirmed' || status === 'preparing' || status === 'out_for_delivery'

/** When an order will be ready or arrive, with the day unless it is today, or that it is late. */
export function Eta({ order, location, now }: { order: Order; location: StoreLocation; now: number }) {
  const { t, locale } = useT()
  if (!isAwaited(order)) return null
  const { slot, method } = order
  const day = dayLabel(slot.id.slice(0, 10), now, location, locale)
  const isToday = day === t('time.today')
  const range = readyRange(order)
  if (range && (range.before || !isLate(order, now)))
    return (
      <p className={s.eta}>
        <ReadyRange order={order} location={location} />
        {!isToday && <small>{day}</small>}
      </p>
    )
  if (isLate(order, now)) {
    const time = method === 'delivery' ? slotLabel(slot, location, locale) : writeSent(slot.start, location, locale)
    return (
      <p className={s.eta}>
        {t('order.late')}
        <small>{t('order.late.plan', { time: isToday ? time : `${day}, ${time}` })}</small>
      </p>
    )
  }
  return (
    <p className={s.eta}>
      {method === 'delivery'
        ? t('order.arrives', { time: slotLabel(slot, location, locale) })
        : t('order.readyAbout', { time: writeSent(slot.start, location, locale) })}
      {!isToday && <small>{day}</small>}
    </p>
  )
}
