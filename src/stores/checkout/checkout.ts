import { createLatest } from '../core/latest.ts'
import { computed } from 'nanostores'
import { safeParse } from 'valibot'
import type { ApiProblem, Result } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import { customer } from '../../contract/account/customer.ts'
import { type Order, placeOrder as placeOrderEndpoint } from '../../contract/order/order.ts'
import type { FieldCode } from '../../contract/http/reply.ts'
import { platform } from '../../platform/platform.ts'
import { normaliseForm } from '../../rules/person/form.ts'
import { readDate } from '../../rules/person/typed-date.ts'
import { fieldCodeOf } from '../core/field-code.ts'
import { onReset, resettable } from '../core/reset.ts'
import { loadBusiness } from '../location/business.ts'
import { dropCard, resetCard } from './card.ts'
import { $cart, forgetCart, loseCart, showCartProblem } from '../cart/cart.ts'
import { toUserMessage, type Problem, dataOf } from '../core/async-state.ts'
import { $location } from '../location/location.ts'
import { showPlaced } from '../order/order.ts'
import { payNow } from './pay-by-card.ts'
import { promoRefusal, removePromo } from '../cart/promos.ts'
import { loadSlots } from './slots.ts'
import { $user, setUser, type User } from '../session/user.ts'

/** What the shopper wishes of this order. */
interface Wishes {
  /** The chosen slot's id. */
  slot: string
  notes: string
  /** As typed. */
  dob: string
}

/** What the shopper types at checkout. */
export type CheckoutForm = User & Wishes

/** What can be wrong: a field, or that nobody knows where to bring the order. */
export type CheckoutField = keyof CheckoutForm | 'address'

type Errors = Partial<Record<CheckoutField, FieldCode | 'date'>>

const noWishes: Wishes = { slot: '', notes: '', dob: '' }
const $wishes = resettable('shopper', noWishes)

/** What was typed so far; no failure and no change of screen loses it. */
export const $form = computed([$user, $wishes], (user, wishes): CheckoutForm => ({ ...user, ...wishes }))

/** What is wrong at which field. */
export const $fieldErrors = resettable<Errors>('shopper', {})

/** Whether the order is on its way to the server. */
export const $placing = resettable('shopper', false)

/** What placing the order met with; a promo code that was refused is named. */
export const $checkoutProblem = resettable<(Problem & { code?: string | undefined }) | undefined>('shopper', undefined)

type Body = BodyOf<typeof placeOrderEndpoint>

/** One try at placing: what was sent under which key, so that the same try is never two orders (SPEC C16). */
let attempt: { body: Body; key: string } | undefined

const attempts = createLatest('shopper')

/** Types into a field, which takes its error away. */
export function setField(name: keyof CheckoutForm, value: string): void {
  if (name in noWishes) $wishes.set({ ...$wishes.get(), [name]: value })
  else setUser(name as keyof User, value)
  clearFieldError(name)
}

/** Takes the error of a field away. */
export function clearFieldError(name: CheckoutField): void {
  const { [name]: _mended, ...others } = $fieldErrors.get()
  $fieldErrors.set(others)
}

/** What the shopper wants to hear of, apart from the order; nothing unless they say so (CASL). */
export const $offers = resettable('shopper', { email: false, sms: false })

/** Changes one's mind on offers by e-mail or text. */
export function toggleOffer(by: 'email' | 'sms'): void {
  const offers = $offers.get()
  $offers.set({ ...offers, [by]: !offers[by] })
}

/** What the form lacks, by field. */
function check(form: CheckoutForm, cart: Cart): Errors {
  const parsed = safeParse(customer, form)
  const errors: Errors = {}
  for (const issue of parsed.issues ?? []) {
    const name = issue.path?.[0]?.key as keyof CheckoutForm | undefined
    if (name) errors[name] ??= fieldCodeOf(issue)
  }
  if (cart.method === 'delivery' && !cart.delivery) errors.address = 'required'
  if (!form.slot) errors.slot = 'required'
  if ($location.get().detail?.asksDateOfBirth && !readDate(form.dob)) errors.dob = form.dob.trim() ? 'date' : 'required'
  if (form.notes.length > 500) errors.notes = 'too_long'
  return errors
}

function refuse(problem: ApiProblem): void {
  const cart = dataOf($cart.get())
  if (problem.kind === 'refused') attempt = undefined
  const errors: Errors = {}
  for (const [name, code] of Object.entries(problem.fields)) {
    const field = name.replace(/^customer\./, '') as CheckoutField
    if (field === 'address' || field in $form.get()) errors[field] = code
  }
  if (problem.code === 'slot_gone') {
    setField('slot', '')
    errors.slot = 'unknown'
    void loadSlots()
  }
  if (problem.code === 'promo') {
    const { code, why } = promoRefusal(problem, cart?.currency ?? '') ?? {}
    return $checkoutProblem.set({ kind: 'refused', code, ...(why ?? toUserMessage(problem)) })
  }
  if (problem.code === 'payment') dropCard()
  // Guests may no longer order: the screen asks them to sign in once it knows.
  if (problem.code === 'sign_in_required') void loadBusiness()
  if (problem.payload !== undefined) showCartProblem(problem)
  if (problem.code === 'not_found' && cart) {
    loseCart(cart.location, cart.id)
    return
  }
  $fieldErrors.set(errors)
  $checkoutProblem.set(toUserMessage(problem))
}

/** Takes the code out that was refused, and nothing else: the order can be placed without it. */
export async function continueWithoutPromo(code: string): Promise<void> {
  const result = await removePromo(code)
  if (result) $checkoutProblem.set(result.ok ? undefined : { ...toUserMessage(result.problem), code })
}

async function send(body: Body): Promise<Result<Order>> {
  const isAnother = attempt && JSON.stringify(attempt.body) !== JSON.stringify(body)
  if (attempt && isAnother) {
    // The try before this one got no answer, so it may have become an order: it is asked for again before another is sent.
    const earlier = await request(placeOrderEndpoint, { body: attempt.body, idempotencyKey: attempt.key })
    if (earlier.ok || earlier.problem.kind !== 'refused') return earlier
    attempt = undefined
  }
  attempt ??= { body, key: platform().randomId() }
  return request(placeOrderEndpoint, { body: attempt.body, idempotencyKey: attempt.key })
}

/** Places the order; the answer is its id, or undefined when it was refused and the stores say why. */
export async function placeOrder(): Promise<string | undefined> {
  const cart = dataOf($cart.get())
  if (!cart || $placing.get()) return undefined
  const form = $form.get()
  const errors = check(form, cart)
  $fieldErrors.set(errors)
  $checkoutProblem.set(undefined)
  if (Object.keys(errors).length > 0) return undefined
  $placing.set(true)
  const isLatest = attempts.follow()
  const paid = await payNow(cart)
  if (!isLatest()) return undefined
  if (!paid) {
    $placing.set(false)
    return undefined
  }
  const { slot, notes, dob, ...customer } = form
  const body = {
    cart: cart.id,
    version: cart.version,
    customer,
    slot,
    total: cart.total,
    ...paid,
    dob: readDate(dob) ?? null,
    offers: $offers.get(),
    ...normaliseForm({ notes: notes.trim() })
  }
  const result = await send(body)
  // Whoever ordered has signed out meanwhile.
  if (!isLatest()) return undefined
  $placing.set(false)
  if (!result.ok) {
    refuse(result.problem)
    return undefined
  }
  attempt = undefined
  resetCard()
  $wishes.set(noWishes)
  showPlaced(result.value)
  forgetCart(cart.location)
  return result.value.id
}

onReset('shopper', () => (attempt = undefined))
