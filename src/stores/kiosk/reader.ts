import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { type CardRefusal, type Payment, readPayment } from '../../contract/order/payment.ts'
import { cancelPayment, createReaderPayment } from '../../contract/order/reader-payment.ts'
import { platform } from '../../platform/platform.ts'
import { showCartProblem } from '../cart/cart-problem.ts'
import { type Problem, toProblem } from '../../client/async-state.ts'
import { createLatest } from '../../client/latest.ts'
import { onReset, resettable } from '../../client/reset.ts'

/** The interval for reading a payment while the customer is at the reader, in milliseconds. */
const ASK_EVERY = 1500

/**
 * The state of a payment on the kiosk's card reader. After `refused`, `cancelled` and `failed`, it can be started again;
 * `approved` holds the money for the order.
 */
export type ReaderState =
  | { step: 'idle' | 'starting' | 'waiting' | 'cancelled' }
  | { step: 'approved'; payment: Payment }
  | { step: 'refused'; reason: CardRefusal }
  | { step: 'failed'; problem: Problem }

/** The state of the payment on the kiosk's card reader. */
export const $reader = resettable<ReaderState>('shopper', { step: 'idle' })

const attempts = createLatest('shopper')

/** The latest payment that may wait on the reader or hold money. */
let current: Payment | undefined

/** A start whose reply was lost, for a repetition with the same key. */
let lost: { of: string; key: string } | undefined

/**
 * Pays a cart's total on the reader of the kiosk with that token. Resolves once the outcome is in `$reader`, or another
 * attempt, `cancelReader` or `resetReader` has superseded this one.
 */
export async function payByReader({ id: cart, version }: Pick<Cart, 'id' | 'version'>, kiosk: string): Promise<void> {
  const isLatest = attempts.begin()
  $reader.set({ step: 'starting' })
  const of = [cart, version, kiosk].join(' ')
  const key = lost?.of === of ? lost.key : platform().randomId()
  lost = { of, key }
  const body = { cart, version, kiosk }
  const begun = await request(createReaderPayment, { body, idempotencyKey: key })
  if (!isLatest()) {
    // Unless a second press has taken it over, under the same key.
    const isWanted = lost?.key === key || (begun.ok && current?.id === begun.value.id)
    if (begun.ok && !isWanted) void request(cancelPayment, { params: { payment: begun.value.id } })
    return
  }
  if (begun.ok || begun.problem.kind === 'refused') lost = undefined
  if (!begun.ok) {
    if (begun.problem.payload !== undefined) showCartProblem(begun.problem)
    return fail(begun.problem)
  }
  current = begun.value
  $reader.set({ step: 'waiting' })
  await follow(begun.value, isLatest)
}

function fail(problem: ApiProblem): void {
  $reader.set({ step: 'failed', problem: toProblem(problem) })
}

/** Reads a payment until it is decided. A network that is away for a moment doesn't end it: the reader goes on. */
async function follow(begun: Payment, isLatest: () => boolean): Promise<void> {
  let payment = begun
  while (payment.status === 'open') {
    await new Promise<void>(done => void platform().clock.after(ASK_EVERY, done))
    if (!isLatest()) return
    const read = await request(readPayment, { params: { payment: begun.id } })
    if (!isLatest()) return
    if (read.ok) payment = read.value
    else if (read.problem.kind === 'refused') return fail(read.problem)
  }
  const state = stateOf(payment)
  if (state.step !== 'approved') current = undefined
  $reader.set(state)
}

function stateOf(payment: Payment): ReaderState {
  const { status, refusal } = payment
  if (status === 'authorised' || status === 'captured') return { step: 'approved', payment }
  return status === 'refused' ? { step: 'refused', reason: refusal ?? 'declined' } : { step: 'cancelled' }
}

/**
 * Cancels the payment, on the reader too; one that has since been approved is voided. Resolves to false if the API can't be
 * reached: the payment then expires, and the next one, or an order without it, voids it.
 */
export async function cancelReader(): Promise<boolean> {
  const isLatest = attempts.begin()
  const payment = current
  current = lost = undefined
  if (!payment) {
    $reader.set({ step: 'cancelled' })
    return true
  }
  const ended = await request(cancelPayment, { params: { payment: payment.id } })
  if (isLatest()) {
    if (ended.ok) $reader.set({ step: 'cancelled' })
    else fail(ended.problem)
  }
  return ended.ok
}

/** Forgets the payment, such as when its order was placed; one that no order has taken is cancelled. */
export function resetReader(): void {
  const payment = current
  current = lost = undefined
  attempts.cancel()
  if (payment) void request(cancelPayment, { params: { payment: payment.id } })
  $reader.set({ step: 'idle' })
}

/** Forgets the payment that an order has taken. */
export function keepPaid(): void {
  current = lost = undefined
  resetReader()
}

onReset('shopper', resetReader)
