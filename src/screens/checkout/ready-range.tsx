import { useStore } from '@nanostores/react'
import type { Slot } from '../../contract/order/slots.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { writeTimeRange } from '../../format/time-range.ts'
import { useT } from '../../i18n/translate.ts'
import { readyUntil } from '../../rules/time/promise/ready-until.ts'
import { wallAt } from '../../rules/time/time-zone.ts'
import { $now } from '../../client/now.ts'
import { layout } from '../../ui/layout.ts'

/** The range in which an order for the first slot will be ready; nothing if the store promises none. */
export function ReadyRange({ first, location }: { first: Slot; location: StoreLocation }) {
  const { t, locale } = useT()
  const now = useStore($now)
  const start = Date.parse(first.start)
  const end = readyUntil(location, start, now)
  if (end === undefined) return null
  const time = writeTimeRange(wallAt(start, location), wallAt(end, location), locale)
  return <p className={layout.small}>{t('order.readyRange', { time })}</p>
}
