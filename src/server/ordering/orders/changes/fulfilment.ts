import { sql } from 'drizzle-orm'
import type { DeliveryAddress } from '../../../../contract/cart/delivery-address.ts'
import type { Method } from '../../../../contract/cart/method.ts'
import { isPostalCode } from '../../../../rules/market/postal-code.ts'
import type { PlannedSlot } from '../../../../rules/time/slots.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError, badFields } from '../../../http/api-error.ts'
import { postalCodesOf } from '../../../shop/business/market.ts'
import { isOffered } from '../../../shop/locations/methods.ts'
import { readBasis } from '../../../shop/ready-times/read-basis.ts'
import { acceptedSlot } from '../../../shop/slots/accepted.ts'
import { windowAt } from '../../../shop/slots/order-window.ts'
import { placesOf } from '../../../shop/slots/places.ts'
import type { LineRow } from '../../carts/load-cart.ts'
import { type PromisedRange, promiseOf } from '../place/promise-of.ts'
import type { LoadedOrder } from './load-order.ts'
import type { OrderEdit } from './order-edit.ts'
import { noContactWords } from './words.ts'

/** How a changed order reaches its shopper: the address is null unless it is delivered. */
interface Fulfilment {
  method: Method
  address: DeliveryAddress | null
  /** True if the method or the address is another one. */
  isNew: boolean
}

/**
 * Returns how a changed order is handed over. Throws 422 for a method that its store doesn't offer, and for a delivery without a
 * valid address; 409 for the delivery of an order from a kiosk, which has no one to call at the door.
 */
export function fulfilmentOf(
  { order, location, market }: LoadedOrder,
  { method = order.method, address }: OrderEdit
): Fulfilment {
  const isOther = method !== order.method
  if (!isOther && address === undefined)
    return { method, address: method === 'delivery' ? order.address : null, isNew: false }
  if (isOther && !isOffered(location, method)) throw badFields({ method: 'choice' })
  if (method !== 'delivery') return { method, address: null, isNew: isOther }
  if (address && !isPostalCode(address.postalCode, postalCodesOf(market)))
    throw badFields({ 'address.postalCode': 'postal' })
  const to = address ?? order.address
  if (to === null) throw badFields({ address: 'required' })
  if (order.phone === '' || order.lastName === '') throw new ApiError(409, 'conflict', { words: noContactWords })
  return { method, address: to, isNew: isOther || address !== undefined }
}

/**
 * Returns the slot that a changed order moves to; undefined if it keeps its time, method and address. Throws 409 if it isn't
 * offered. The order's own slot needn't be far enough ahead any more for a method with the same places.
 */
export function slotOf(
  { location, order }: LoadedOrder,
  { slot = order.slotId }: OrderEdit,
  { method, address, isNew }: Fulfilment,
  now: Date
): PlannedSlot | undefined {
  const isOwn = slot === order.slotId
  if (isOwn && !isNew) return undefined
  const find = (at: Date) => acceptedSlot(location, { method, slot, now: at, window: windowAt(location, address) })
  const hasPlace = isOwn && placesOf(method) === placesOf(order.method)
  const found = find(now) ?? (hasPlace ? find(order.placedAt) : undefined)
  if (found === undefined) throw new ApiError(409, 'slot_gone')
  return found
}

interface Moved {
  loaded: LoadedOrder
  rows: LineRow[]
  slot: PlannedSlot
  method: Method
}

/**
 * Returns the promise of an order with another slot, null for none, by the work of its store without its own; undefined if it keeps
 * its own, because its slot and its places are the same.
 */
export async function renewedPromise(
  tx: Transaction,
  { loaded: { order, location }, rows: lines, slot, method }: Moved,
  now: Date
): Promise<PromisedRange | null | undefined> {
  if (slot.id === order.slotId && placesOf(method) === placesOf(order.method)) return undefined
  const basis = await readBasis(tx, location.id, now, sql`o.id <> ${order.id}`)
  return promiseOf({ method, location, lines }, { basis, slot, now })
}
