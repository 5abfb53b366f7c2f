import type { ReactNode } from 'react'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { OrderQuestion } from '../../../contract/order/order-change.ts'
import type { Order } from '../../../contract/order/order.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Zone } from '../../../rules/time/clock-offsets.ts'

/** A change of an order that its shopper makes. */
export interface EditingProps {
  order: Order
  location: StoreLocation
  now: number
  onClose(): void
  /** Asks for the address of a delivery, by the checkout's part. */
  address(props: AddressProps): ReactNode
}

/** A form for the address of a delivery. */
export interface AddressProps {
  /** The address before, to start with. */
  known: DeliveryAddress | undefined
  onAddress(address: DeliveryAddress): void
}

/** Draws what few orders need, by a part that is loaded for them alone. */
export interface DrawChanges {
  question(props: { question: OrderQuestion; order: Order; zone: Zone }): ReactNode
  editing(props: Omit<EditingProps, 'address'>): ReactNode
}
