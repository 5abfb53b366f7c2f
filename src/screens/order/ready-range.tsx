import type { Order } from '../../contract/order/order.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { readyRange, writeReadyRange } from '../../stores/order/ready-range.ts'

/**
 * The range in which an order will be ready, for `Eta`. If work has piled up since it was placed, the range expected now, with
 * the promised one below it. It is in the page's status region, which announces the change.
 */
export function ReadyRange({ order, location }: { order: Order; location: StoreLocation }) {
  const { t, locale } = useT()
  const range = readyRange(order)
  if (!range) return null
  const write = (one: typeof range.now) => writeReadyRange(one, location, locale)
  return (
    <>
      {t(range.before ? 'order.readyNow' : 'order.readyRange', { time: write(range.now) })}
      {range.before && <small>{t('order.readyBefore', { time: write(range.before) })}</small>}
    </>
  )
}
