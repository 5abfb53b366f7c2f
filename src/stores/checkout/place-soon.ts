import { money } from '../../format/money.ts'
import { $cart } from '../cart/cart.ts'
import { dataOf } from '../core/async-state.ts'
import { checkoutForm, placeOrder } from './checkout.ts'
import { $isAsap } from './chosen-slot.ts'
import { commitAddress, deliverForm, deliverToForm } from './delivery-address.ts'
import { loadSlots } from './slots.ts'
import { $writingAddress } from './writing-address.ts'

const isAddressPending = () => $writingAddress.get() && dataOf($cart.get())?.method === 'delivery'

/**
 * Sets the delivery address that is still being typed, and marks what it lacks. Resolves to false if that changed what
 * is to pay: nobody orders for a total that they have not seen (SPEC C9).
 */
async function settleAddress(): Promise<boolean> {
  const before = dataOf($cart.get())
  await commitAddress()
  if ($writingAddress.get() && !deliverForm.$state.get().problem) await deliverToForm()
  const after = dataOf($cart.get())
  if (!after || after.total === before?.total) return true
  const params = { fee: money(after.fee, after.currency), total: money(after.total, after.currency) }
  checkoutForm.tell({ kind: 'refused', key: 'deliver.priced', params })
  return false
}

/**
 * Places the order. Resolves to its id, or to undefined if it was refused. For "as soon as possible", a slot that
 * filled up or passed meanwhile, or is still loading, is replaced by the next one, once.
 */
export async function placeSoon(): Promise<string | undefined> {
  if (isAddressPending() && !(await settleAddress())) return undefined
  const id = await placeOrder()
  if (id !== undefined || !$isAsap.get() || !checkoutForm.$state.get().errors.slot) return id
  await loadSlots()
  if (!checkoutForm.$state.get().values.slot) return undefined
  return placeOrder()
}
