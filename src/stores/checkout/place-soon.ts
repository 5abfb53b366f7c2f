import type { Slot } from '../../contract/order/slots.ts'
import { money } from '../../format/money.ts'
import { $cart } from '../cart/cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { checkoutForm, placeOrder } from './checkout.ts'
import { $isAsap, earliest } from './chosen-slot.ts'
import { commitAddress, deliverForm, deliverToForm } from './delivery-address.ts'
import { $movedOrder } from '../order/moved-time.ts'
import { $shownSlot, $slotMove, lostTime, type ShownSlot, slotMoveSentence } from './moved-slot.ts'
import { loadSlots } from './slots.ts'
import { $writingAddress } from './writing-address.ts'

const isAddressPending = () => $writingAddress.get() && dataOf($cart.get())?.method === 'delivery'

/**
 * Sets the delivery address that is still being typed, and marks its missing fields. Resolves to false if that changed the
 * total: no one orders for a total that they have not seen (SPEC C9).
 */
async function settleAddress(): Promise<boolean> {
  const before = dataOf($cart.get())
  await commitAddress()
  if ($writingAddress.get() && !deliverForm.$state.get().problem) await deliverToForm()
  const after = dataOf($cart.get())
  if (!after || after.total === before?.total) return true
  const params = { fee: money(after.fee, after.currency), total: money(after.total, after.currency) }
  checkoutForm.setProblem({ kind: 'refused', key: 'deliver.priced', params })
  return false
}

/** Returns true if two slots are on the same day. */
const isSameDay = (a: Slot, b: Slot): boolean => a.id.slice(0, 10) === b.id.slice(0, 10)

/**
 * Places the order for the next time in place of the one that was shown; the shopper reads which it is. For another day, they
 * are asked first.
 */
async function placeNext(shown: ShownSlot | undefined): Promise<string | undefined> {
  const next = earliest()
  const lost = next && shown && lostTime(shown)
  const move = lost && slotMoveSentence(next, lost)
  if (lost && !isSameDay(shown.slot, next)) {
    checkoutForm.setProblem({ kind: 'refused', key: 'checkout.otherDay' })
    $slotMove.set(move)
    return undefined
  }
  const id = await placeOrder()
  if (id === undefined) $slotMove.set(move)
  else if (lost) $movedOrder.set({ ...lost, order: id })
  return id
}

/**
 * Places the order. Resolves to its id, or to undefined if it was refused. For "as soon as possible", a slot that has
 * filled up or passed, or is still loading, is replaced by the next one of that day, once.
 */
export async function placeSoon(): Promise<string | undefined> {
  if (isAddressPending() && !(await settleAddress())) return undefined
  const shown = $shownSlot.get()
  const id = await placeOrder()
  if (id !== undefined || !$isAsap.get() || !checkoutForm.$state.get().errors.slot) return id
  await loadSlots()
  if (!checkoutForm.$state.get().values.slot) return undefined
  return placeNext(shown)
}
