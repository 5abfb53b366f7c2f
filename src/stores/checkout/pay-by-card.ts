import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { confirmPayment, createPayment, type Payment, readPayment } from '../../contract/order/payment.ts'
import { platform } from '../../platform/platform.ts'
import type { CardFields, Collected } from '../../platform/cards.ts'
import {
  $card,
  $tender,
  abandoned,
  cardFields,
  type CardFailure,
  followAttempt,
  heldFor,
  hold,
  type Tender
} from './card.ts'
import { showCartProblem } from '../cart/cart-problem.ts'
import { onReset } from '../../client/reset.ts'
import { toProblem } from '../../client/async-state.ts'
import { whenDecided } from './follow-form.ts'
import { $location } from '../location/location.ts'

/** The interval for polling a payment during a bank challenge, in milliseconds. */
const ASK_EVERY = 1500

/** A payment that can be retried with another card, with the cart id and version it was created for. */
let begun: { payment: Payment; cart: string; version: number } | undefined

/** A wallet's payment for the order being placed: its token, and the amount that its owner agreed to. */
let wallet: { token: string; amount: number } | undefined

/** Runs `place` with a wallet's token in the place of the card fields. */
export async function payingBy<Result>(walletPayment: typeof wallet, place: () => Promise<Result>): Promise<Result> {
  wallet = walletPayment
  try {
    return await place()
  } finally {
    wallet = undefined
  }
}

let closeBank = () => {}

/** Closes the bank's challenge page. */
export const closeChallenge = (): void => closeBank()

/**
 * Returns the tender and payment id for an order; undefined if the card was not accepted, with the reason in `$card`.
 */
export async function payNow(cart: Cart): Promise<{ tender: Tender; payment: string | null } | undefined> {
  const takesCards = Boolean($location.get().detail?.cards) && cart.total > 0
  if ((!wallet && $tender.get() === 'in_store') || !takesCards) return { tender: 'in_store', payment: null }
  const payment = await payByCard(cart)
  return payment && { tender: 'card', payment: payment.id }
}

/**
 * Authorises the cart's total unless that is already done. Resolves to undefined on failure, with the reason in
 * `$card`.
 */
async function payByCard(cart: Cart): Promise<Payment | undefined> {
  return heldFor(cart) ?? Promise.race([abandoned(), pay(cart, followAttempt())])
}

function fail(why: CardFailure, problem?: ApiProblem): undefined {
  $card.set({ step: 'failed', why, ...(problem && { problem: toProblem(problem) }) })
}

/** Shows a timeout if the provider does not respond, otherwise the API's error. */
const failBy = (problem: ApiProblem): undefined =>
  problem.kind === 'refused' ? fail('problem', problem) : fail('timeout')

async function begin({ id: cart, version }: Cart): Promise<Payment | undefined> {
  if (begun?.cart === cart && begun.version === version) return begun.payment
  begun = undefined
  const isLatest = followAttempt()
  const body = { cart, version }
  const result = await request(createPayment, { body, idempotencyKey: platform().randomId() })
  if (!isLatest()) return undefined
  if (!result.ok) {
    if (result.problem.payload !== undefined) showCartProblem(result.problem)
    return failBy(result.problem)
  }
  begun = { payment: result.value, cart, version }
  return result.value
}

async function pay(cart: Cart, isLatest: () => boolean): Promise<Payment | undefined> {
  const isOver = () => !isLatest()
  const walletPayment = wallet
  const fields = walletPayment ? undefined : await cardFields()
  if (!(fields ?? walletPayment) || isOver()) return undefined
  $card.set({ step: 'collecting' })
  const payment = await begin(cart)
  if (!payment) return undefined
  // Paid before, in a form that didn't report it.
  if (payment.status === 'authorised') return keep(cart, payment)
  const { amount, ticket } = payment
  // No one pays more than the sheet said.
  if (walletPayment && walletPayment.amount !== amount) return fail('timeout')
  // A ticket is valid for one form only, also if the shopper leaves it unnoticed.
  if (ticket !== null) begun = undefined
  const collected: Collected | undefined = walletPayment
    ? { status: 'token', token: walletPayment.token }
    : fields && (await collect(fields, payment, isOver))
  if (isOver()) return undefined
  if (collected?.status === 'cancelled') return fail('closed')
  if (collected?.status !== 'token') return fail(collected?.why ?? 'timeout')
  $card.set({ step: 'confirming' })
  let current = await confirm(payment, collected.token, isOver)
  const isChallenged = current?.status === 'challenge'
  if (current && isChallenged) current = await askBank(current, isOver)
  if (!current || isOver()) return undefined
  if (current.status === 'authorised') return keep(cart, current)
  if (current.status === 'refused') refuse(current, isChallenged)
  else fail('timeout')
  return undefined
}

/** Shows why the card was refused. After the bank's page, a refusal without a reason is its answer, or the shopper's own. */
function refuse({ refusal }: Payment, isChallenged: boolean): void {
  const reason = refusal ?? 'declined'
  $card.set({ step: 'refused', reason: isChallenged && reason === 'declined' ? 'unconfirmed' : reason })
}

function keep(cart: Cart, payment: Payment): Payment {
  begun = undefined
  hold(cart.id, payment)
  return payment
}

/** Collects from the card fields; undefined if they fail. The provider's own form is followed at the API too. */
async function collect(fields: CardFields, payment: Payment, isOver: () => boolean): Promise<Collected | undefined> {
  const { amount, currency, ticket } = payment
  let isDone = false
  const decided = ticket === null ? undefined : whenDecided(payment, () => isDone || isOver())
  const collected = await fields.collect({ amount, currency, ticket }, decided).catch(() => undefined)
  isDone = true
  return collected
}

/** Confirms with a token, once. If no response arrives, reads the payment to see whether the request went through. */
async function confirm(payment: Payment, token: string, isOver: () => boolean): Promise<Payment | undefined> {
  const params = { payment: payment.id }
  const result = await request(confirmPayment, { params, body: { token } })
  if (isOver()) return undefined
  if (result.ok) return result.value
  if (result.problem.kind === 'refused') {
    begun = undefined
    return fail('problem', result.problem)
  }
  const now = await request(readPayment, { params })
  if (isOver()) return undefined
  const isKnown = now.ok && (now.value.status === 'authorised' || now.value.status === 'challenge')
  return isKnown ? now.value : fail('timeout')
}

/** Shows the bank's challenge page until the payment is decided or the shopper closes it. */
async function askBank(payment: Payment, isOver: () => boolean): Promise<Payment | undefined> {
  if (payment.challenge === null) return fail('timeout')
  $card.set({ step: 'challenge', url: payment.challenge })
  for (;;) {
    const isClosed = await new Promise<boolean>(done => {
      const cancel = platform().clock.after(ASK_EVERY, () => done(false))
      closeBank = () => {
        cancel()
        done(true)
      }
    })
    if (isOver()) return undefined
    const result = await request(readPayment, { params: { payment: payment.id } })
    if (isOver()) return undefined
    if (result.ok && result.value.status !== 'challenge') return result.value
    if (isClosed) return fail('closed')
  }
}

onReset('shopper', () => (begun = undefined))
