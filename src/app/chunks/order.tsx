import './common.ts'
import './order-lines.ts'
import './forms.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $locale } from '../../i18n/locale.ts'
import { OrderScreen } from '../../screens/order/order-screen.tsx'
import { closeOrder, openOrder } from '../../stores/order/order.ts'

/** An order's page; loads the order. */
export function OpenOrder({ order }: { order: string }) {
  const locale = useStore($locale)
  useEffect(() => void openOrder(order), [order, locale])
  useEffect(() => closeOrder, [])
  return <OrderScreen order={order} />
}
