import { boolean, object, string } from 'valibot'
import type { Result } from '../../client/http/problem.ts'
import { contactOrNone } from '../../contract/account/customer.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Order } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { readDate } from '../../rules/person/typed-date.ts'
import { $cart } from '../cart/cart.ts'
import { forgetCart } from '../cart/lost-cart.ts'
import { showCartProblem } from '../cart/cart-problem.ts'
import { $displayCart, isUnreachable } from '../cart/offline-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { createForm } from '../../client/form.ts'
import { createLatest } from '../../client/latest.ts'
import { onReset } from '../../client/reset.ts'
import { checkPhone } from '../location/check-phone.ts'
import { $location } from '../location/location.ts'
import { $pending } from '../location/pending-lines.ts'
import { showPlaced } from '../order/order.ts'
import { $loggedIn, $session } from '../session/session.ts'
import { placeWaiting } from './place-waiting.ts'
import { $device, nextCode } from './device.ts'
import { kioskContact } from './kiosk-contact.ts'
import { $kioskOrder, showKioskOrder } from './kiosk-order.ts'
import { promiseOf } from './promised-time.ts'
import { keepPaid } from './reader.ts'
import { $isSending } from './sending.ts'
import { dropWaiting, keepWaiting, type WaitingOrder } from './waiting-orders.ts'

const blank = { first_name: '', last_name: '', phone: '', email: '', dob: '', signup: false }

const schema = object({ ...contactOrNone.entries, dob: string(), signup: boolean() })

/** The fields of the kiosk's checkout (SPEC A3): a registered kiosk asks for no more than a first name. */
export const kioskForm = createForm('shopper', blank, schema, values => values, 'sf-kiosk-', {
  $shared: kioskContact,
  check(values) {
    const isRegistered = $device.get().registered !== null
    const lacks = (name: 'last_name' | 'phone' | 'email') => !isRegistered && !values[name].trim()
    const lacksDate = $location.get().detail?.asksDateOfBirth && !readDate(values.dob)
    return {
      ...checkPhone(values),
      ...(lacks('last_name') && { last_name: 'required' }),
      ...(lacks('phone') && { phone: 'required' }),
      ...((lacks('email') || (values.signup && !values.email.trim())) && { email: 'required' }),
      ...(lacksDate && { dob: values.dob.trim() ? 'date' : 'required' })
    }
  }
})

/** Only a guest's order can wait without them: a person's is placed in their session, which ends with the visit. */
const mayWait = (order: WaitingOrder): boolean =>
  order.code !== undefined && order.tender === 'in_store' && !$loggedIn.get()

/** Shows an order that the API has. */
export function confirmPlaced(waiting: WaitingOrder, order: Order): void {
  const shown = $kioskOrder.get()
  if (shown?.waiting.id !== waiting.id) return
  // Only guests' orders wait.
  showKioskOrder({ ...shown, order }, true)
  showPlaced(order)
}

function leaveCart(location: string): void {
  last = undefined
  kioskContact.set({ signup: false })
  kioskForm.reset()
  forgetCart(location)
  $pending.set({})
}

/** The last try for a cart. The next one for it is the same order, because the API may have it already. */
let last: { cart: string | null; order: WaitingOrder } | undefined

onReset('shopper', () => (last = undefined))

type OrderDraft = Omit<WaitingOrder, 'id' | 'code' | 'at'>

function orderOf(draft: OrderDraft): WaitingOrder {
  if (last && last.cart === draft.cart) return { ...draft, ...idOf(last.order) }
  const code = nextCode()
  return { ...draft, id: platform().randomId(), at: platform().clock.now(), ...(code !== undefined && { code }) }
}

/** Ends with the visit: what comes of an order after that is not shown to the next shopper. */
const visits = createLatest('shopper')

const idOf = ({ id, at, cart, code }: WaitingOrder) => ({ id, at, cart, ...(code !== undefined && { code }) })

async function send(order: WaitingOrder, shown: Cart): Promise<Result<Order> | undefined> {
  const isGuest = !$loggedIn.get()
  const token = $session.get().token
  const isHere = visits.follow()
  const waits = mayWait(order)
  const { cart } = order
  let latest = order
  const keep = (step: WaitingOrder) => {
    latest = step
    if (isHere()) last = { cart, order: step }
    if (waits) keepWaiting(step)
  }
  keep(order)
  const result = await placeWaiting(order, keep)
  if (!isHere() || $session.get().token !== token) {
    if (waits && !result.ok && isUnreachable(result.problem)) keepWaiting({ ...latest, total: null })
    else if (waits) dropWaiting(order.id)
    return undefined
  }
  if (result.ok) {
    if (waits) dropWaiting(order.id)
    showKioskOrder({ waiting: order, cart: shown, order: result.value }, isGuest)
    leaveCart(order.location)
    keepPaid()
    showPlaced(result.value)
    return result
  }
  if (waits && isUnreachable(result.problem)) {
    // No one will be there to agree to another price: they pay at the counter.
    keepWaiting({ ...latest, total: null })
    showKioskOrder({ waiting: order, cart: shown, order: undefined }, isGuest)
    leaveCart(order.location)
    return undefined
  }
  if (waits) dropWaiting(order.id)
  if (result.problem.payload !== undefined) showCartProblem(result.problem)
  return result
}

/** Places the order, to be paid at the counter or with a payment on the reader. Resolves to true if it was, or waits. */
export async function placeAtKiosk(payment: string | null = null): Promise<boolean> {
  const { detail } = $location.get()
  const cart = dataOf($displayCart.get())
  if (!detail || !cart) return false
  await kioskForm.submit(async ({ dob, signup, ...customer }) => {
    const confirmed = dataOf($cart.get())
    const order = orderOf({
      location: detail.slug,
      cart: confirmed?.id ?? null,
      lines: cart.lines.map(({ variant, quantity }) => ({ variant, quantity })),
      customer,
      signup,
      dob: readDate(dob) ?? null,
      tender: payment === null ? 'in_store' : 'card',
      payment,
      ...promiseOf(detail),
      total: confirmed && confirmed === cart ? cart.total : null
    })
    $isSending.set(true)
    const result = await send(order, cart)
    $isSending.set(false)
    return result
  })
  return $kioskOrder.get() !== undefined
}
