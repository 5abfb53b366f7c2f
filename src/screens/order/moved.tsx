import { useStore } from '@nanostores/react'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import type { Order } from '../../contract/order/order.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { $movedOrder, movedOrderSentence } from '../../stores/order/moved-time.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'

/** Says that an order just placed is for a later time than the shopper was shown; nothing for others. */
export function MovedNote({ order, location, now }: { order: Order; location: StoreLocation; now: number }) {
  const { t } = useT()
  const moved = useStore($movedOrder)
  if (moved?.order !== order.id) return null
  return (
    <NoticeLine icon={Clock} tone="warn">
      {t(movedOrderSentence(moved, order, location, now))}
    </NoticeLine>
  )
}
