import './ordering.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $locale } from '../../i18n/locale.ts'
import type { AddressProps, DrawChanges } from '../../screens/order/changes/draw-changes.ts'
import { OrderScreen } from '../../screens/order/order-screen.tsx'
import { Bone } from '../../ui/feedback/skeleton.tsx'
import { Deferred } from '../loading/deferred.tsx'
import { closeOrder, openOrder } from '../../stores/order/order.ts'

const address = (props: AddressProps) => (
  <Deferred part="checkout" shape={<Bone height={280} radius={12} />}>
    {({ EditAddress }) => <EditAddress {...props} />}
  </Deferred>
)

const draw: DrawChanges = {
  question: props => (
    <Deferred part="dialogs" shape={<Bone height={280} radius={12} />}>
      {({ Question }) => <Question {...props} />}
    </Deferred>
  ),
  editing: props => (
    <Deferred part="dialogs" shape={<Bone height={280} radius={12} />}>
      {({ Editing }) => <Editing {...props} address={address} />}
    </Deferred>
  )
}

/** An order's page; loads the order. */
export function OpenOrder({ order }: { order: string }) {
  const locale = useStore($locale)
  useEffect(() => void openOrder(order), [order, locale])
  useEffect(() => closeOrder, [])
  return <OrderScreen order={order} draw={draw} />
}
