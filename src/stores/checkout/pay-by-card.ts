import type { ApiProblem } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { confirmPayment, createPayment, type Payment, readPayment } from '../../contract/order/payment.ts'
import { platform } from '../../platform/platform.ts'
import {
  $card,
  $tender,
  abandoned,
  cardFields,
  type CardFailure,
  currentAttempt,
  heldFor,
  hold,
  type Tender
} from './card.ts'
import { showCartProblem } from '../cart/cart.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage } from '../core/async-state.ts'
import { $location } from '../location/location.ts'

/** How often the API is asked what the bank said, in milliseconds. */
const ASK_EVERY = 1500

/** A payment that was begun and can take another card, and the cart that it is for, as it was. */
let begun: { payment: Payment; cart: string; version: number } | undefined

let closeBank = () => {}

/** The shopper has closed the bank's page. */
export const closeChallenge = (): void => closeBank()

/** How an order for a cart says that it is paid; undefined when the card was not taken, and the store says why. */
export async function payNow(cart: Cart): Promise<{ tender: Tender; payment: string | null } | undefined> {
  const takesCards = Boolean($location.get().detail?.cards) && cart.total > 0
  if ($tender.get() === 'in_store' || !takesCards) return { tender: 'in_store', payment: null }
  const payment = await payByCard(cart)
  return payment && { tender: 'card', payment: payment.id }
}

/** Has the card's money held for a cart, unless it is held already; undefined when it is not, and the store says why. */
export async function payByCard(cart: Cart): Promise<Payment | undefined> {
  return heldFor(cart) ?? Promise.race([abandoned(), pay(cart, currentAttempt())])
}

function fail(why: CardFailure, problem?: ApiProblem): undefined {
  $card.set({ step: 'failed', why, ...(problem && { problem: toUserMessage(problem) }) })
}

/** A provider that does not answer is said so; all else is in the API's words. */
const failBy = (problem: ApiProblem): undefined =>
  problem.kind === 'refused' ? fail('problem', problem) : fail('timeout')

async function begin({ id: cart, version }: Cart): Promise<Payment | undefined> {
  if (begun?.cart === cart && begun.version === version) return begun.payment
  begun = undefined
  const mine = currentAttempt()
  const body = { cart, version }
  const result = await request(createPayment, { body, idempotencyKey: platform().randomId() })
  if (mine !== currentAttempt()) return undefined
  if (!result.ok) {
    if (result.problem.payload !== undefined) showCartProblem(result.problem)
    return failBy(result.problem)
  }
  begun = { payment: result.value, cart, version }
  return result.value
}

async function pay(cart: Cart, mine: number): Promise<Payment | undefined> {
  const isOver = () => mine !== currentAttempt()
  const fields = await cardFields()
  if (!fields || isOver()) return undefined
  $card.set({ step: 'collecting' })
  const payment = await begin(cart)
  if (!payment) return undefined
  const { amount, currency, ticket } = payment
  const collected = await fields.collect({ amount, currency, ticket }).catch(() => undefined)
  if (isOver()) return undefined
  // A ticket is good for one form.
  if (ticket !== null) begun = undefined
  if (collected?.is === 'cancelled') return fail('closed')
  if (collected?.is !== 'token') return fail(collected?.why ?? 'timeout')
  $card.set({ step: 'confirming' })
  let current = await confirm(payment, collected.token, isOver)
  if (current?.status === 'challenge') current = await askBank(current, isOver)
  if (!current || isOver()) return undefined
  if (current.status === 'authorised') {
    begun = undefined
    hold(cart.id, current)
    return current
  }
  if (current.status === 'refused') $card.set({ step: 'refused', reason: current.refusal ?? 'declined' })
  else fail('timeout')
  return undefined
}

/** Confirms by a token, once: whether it was heard is read where no answer comes. */
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

/** Shows the bank's page until the bank has spoken or the shopper has closed it. */
async function askBank(payment: Payment, isOver: () => boolean): Promise<Payment | undefined> {
  if (payment.challenge === null) return fail('timeout')
  $card.set({ step: 'challenge', url: payment.challenge })
  for (;;) {
    const isClosed = await new Promise<boolean>(done => {
      const callOff = platform().clock.after(ASK_EVERY, () => done(false))
      closeBank = () => {
        callOff()
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

const forget = () => (begun = undefined)

onReset('shopper', forget)
