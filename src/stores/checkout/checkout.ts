import { minLength, object, pipe, string } from 'valibot'
import type { ApiProblem, Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { consentWordsVersion } from '../../contract/account/consent-words.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import { customer } from '../../contract/account/customer.ts'
import { type Order, placeOrder as placeOrderEndpoint } from '../../contract/order/order.ts'
import { paragraph } from '../../contract/typed/line.ts'
import { platform } from '../../platform/platform.ts'
import { readDate } from '../../rules/person/typed-date.ts'
import { createForm } from '../../client/form.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { loadBusiness } from '../location/business.ts'
import { dropCard, resetCard } from './card.ts'
import { whenChanged } from '../cart/change-cart.ts'
import { $cart } from '../cart/cart.ts'
import { forgetCart, loseCart } from '../cart/lost-cart.ts'
import { showCartProblem } from '../cart/cart-problem.ts'
import { toProblem, dataOf } from '../../client/async-state.ts'
import { checkPhone } from '../location/check-phone.ts'
import { $location } from '../location/location.ts'
import { showPlaced } from '../order/order.ts'
import { payNow } from './pay-by-card.ts'
import { promoRefusal, removePromo } from '../cart/promos.ts'
import { loadSlots } from './slots.ts'
import { $user } from '../session/user.ts'
import { $writingAddress } from './writing-address.ts'

const schema = object({
  ...customer.entries,
  slot: pipe(string(), minLength(1)),
  notes: paragraph(500),
  dob: string()
})

/** The empty checkout form, its fields in the order shown; the address belongs to the cart. */
const blank = { address: '', slot: '', first_name: '', last_name: '', phone: '', email: '', dob: '', notes: '' }

/**
 * The form of the checkout. Its person is the one of the whole shop; no failure and no change of screen loses typed text.
 */
export const checkoutForm = createForm('shopper', blank, schema, values => values, 'sf-', {
  $shared: $user,
  whenReady: whenChanged,
  check({ dob, phone }) {
    const cart = dataOf($cart.get())
    const lacksDate = $location.get().detail?.asksDateOfBirth && !readDate(dob)
    return {
      ...checkPhone({ phone }),
      ...(cart?.method === 'delivery' && (!cart.delivery || $writingAddress.get()) && { address: 'required' }),
      ...(lacksDate && { dob: dob.trim() ? 'date' : 'required' })
    }
  },
  problemOf(problem) {
    const why = problem.code === 'promo' && promoRefusal(problem, dataOf($cart.get())?.currency ?? '')?.why
    return why ? { kind: 'refused', ...why } : problem.code === 'invalid' ? undefined : toProblem(problem)
  }
})

/** Clears the errors of the delivery address, once there is another. */
export function clearAddressError(): void {
  if (checkoutForm.$state.get().errors.address) checkoutForm.type('address', '')
}

/** The promo code for which the order was refused: it can be placed without it. */
export const $refusedPromo = resettable<string | undefined>('shopper', undefined)

type Body = BodyOf<typeof placeOrderEndpoint>

/** The last attempt and its idempotency key, so that a retry never creates a second order (SPEC C16). */
let attempt: { body: Body; key: string } | undefined

const noOffers = { email: false, sms: false }

/** The shopper's opt-ins to offers with this order, off by default (CASL). */
export const $offers = resettable('shopper', noOffers)

/** Toggles the opt-in to offers by email or text. */
export function toggleOffer(by: 'email' | 'sms'): void {
  const offers = $offers.get()
  $offers.set({ ...offers, [by]: !offers[by] })
}

/** Carries out the consequences of a refusal besides its message. */
function follow(problem: ApiProblem): void {
  const cart = dataOf($cart.get())
  if (problem.kind === 'refused') attempt = undefined
  if (problem.code === 'slot_gone') {
    checkoutForm.type('slot', '')
    checkoutForm.mark('slot', 'unknown')
    void loadSlots()
  }
  if (problem.code === 'promo') return $refusedPromo.set(promoRefusal(problem, '')?.code)
  if (problem.code === 'payment') dropCard()
  // Guest checkout may have been disabled: reload the settings so that the screen asks for a sign-in.
  if (problem.code === 'sign_in_required') void loadBusiness()
  if (problem.payload !== undefined) showCartProblem(problem)
  if (problem.code === 'not_found' && cart) {
    loseCart(cart.location, cart.id)
    checkoutForm.setProblem(undefined)
  }
}

/** Removes the refused promo code so that the order can be placed without it. */
export async function continueWithoutPromo(code: string): Promise<void> {
  const result = await removePromo(code)
  if (!result) return
  if (result.ok) $refusedPromo.set(undefined)
  checkoutForm.setProblem(result.ok ? undefined : toProblem(result.problem))
}

async function send(body: Body): Promise<Result<Order>> {
  const isAnother = attempt && JSON.stringify(attempt.body) !== JSON.stringify(body)
  if (attempt && isAnother) {
    // The previous attempt got no response and may have created an order: retry it before sending a different one.
    const earlier = await request(placeOrderEndpoint, { body: attempt.body, idempotencyKey: attempt.key })
    if (earlier.ok || earlier.problem.kind !== 'refused') return earlier
    attempt = undefined
  }
  attempt ??= { body, key: platform().randomId() }
  return request(placeOrderEndpoint, { body: attempt.body, idempotencyKey: attempt.key })
}

/** Places the order. Resolves to its id, or to undefined if it was refused, with the reason in the stores. */
export async function placeOrder(): Promise<string | undefined> {
  const { location = '' } = dataOf($cart.get()) ?? {}
  $refusedPromo.set(undefined)
  const result = await checkoutForm.submit(async ({ slot, notes, dob, ...person }) => {
    const cart = dataOf($cart.get())
    if (!cart) return undefined
    const paid = await payNow(cart)
    return (
      paid &&
      send({
        cart: cart.id,
        version: cart.version,
        customer: person,
        slot,
        total: cart.total,
        ...paid,
        dob: readDate(dob) ?? null,
        offers: { ...$offers.get(), words: consentWordsVersion },
        notes
      })
    )
  })
  if (!result) return undefined
  if (!result.ok) {
    follow(result.problem)
    return undefined
  }
  attempt = undefined
  resetCard()
  checkoutForm.reset()
  // Consent was given for that order; the next one asks again.
  $offers.set(noOffers)
  showPlaced(result.value)
  forgetCart(location)
  return result.value.id
}

onReset('shopper', () => (attempt = undefined))
