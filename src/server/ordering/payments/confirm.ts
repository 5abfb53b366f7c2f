import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { newId, payments } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Outcome, Unreachable } from './providers/gateway.ts'
import { type ProviderPayment, type PaymentRow, rowOf } from './rows.ts'
import { release } from './settle.ts'
import { readForm } from './ticket.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'log'>

/** Runs a call to a provider; if the provider is unreachable, logs it and throws 503. */
export async function orUnavailable<Result>(
  { log }: Pick<Context, 'log'>,
  run: () => Promise<Result>
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    log(error.message)
    throw new ApiError(503, 'unavailable')
  }
}

/** Authorises a payment with a card token; returns it unchanged if it is already authorised. */
export async function confirm(
  context: Parts,
  { row, gateway, request }: ProviderPayment,
  token: string
): Promise<PaymentRow> {
  const { db, clock } = context
  if (row.status === 'authorised' || row.status === 'captured') return row
  if (row.status === 'voided') throw new ApiError(409, 'payment')
  const attempt = gateway.attempt(request, token)
  const earlier = row.reference
  if (earlier !== null && earlier !== attempt) {
    // The outcome of the previous attempt is unknown: it must neither stay authorised in parallel nor be stored by a
    // call that still waits for it.
    if (!(await disown(context, row))) return whenKnown(context, row.id)
    await orUnavailable(context, () => gateway.voidOrRefund(request, earlier))
  }
  const begun = await db
    .update(payments)
    .set({ status: 'open', reference: attempt, refusal: null, challenge: null, updatedAt: clock() })
    .where(and(eq(payments.id, row.id), eq(payments.status, row.status), isAsItWas(row)))
    .returning({ id: payments.id })
  if (begun.length === 0) return whenKnown(context, row.id)
  const outcome = await orUnavailable(context, () => gateway.authorise(request, token))
  return keep(context, { row: { ...row, reference: attempt }, gateway, request }, outcome)
}

/** Prevents the outcome of the current attempt from being stored; returns false if it is already known. */
async function disown({ db }: Parts, row: PaymentRow): Promise<boolean> {
  const disowned = await db
    .update(payments)
    .set({ refusal: 'unreachable' })
    .where(and(eq(payments.id, row.id), eq(payments.status, row.status), isAsItWas(row)))
    .returning({ id: payments.id })
  return disowned.length > 0
}

/** Refreshes a payment that waits for the bank's challenge, or for the provider's own form. */
export async function readAgain(context: Parts, payment: ProviderPayment): Promise<PaymentRow> {
  const { row, gateway, request } = payment
  const { reference, ticket } = row
  if (ticket !== null) return orUnavailable(context, () => readForm(context, payment))
  if (row.status !== 'challenge' || reference === null) return row
  return keep(context, payment, await orUnavailable(context, () => gateway.read(request, reference)))
}

/**
 * Stores the outcome of an attempt; an authorisation that another call or the end of the payment has overtaken is
 * voided.
 */
async function keep(context: Parts, payment: ProviderPayment, outcome: Outcome): Promise<PaymentRow> {
  const { row } = payment
  const { db, clock } = context
  if (outcome.status === 'open') return rowOf(db, row.id)
  const isOther = outcome.status === 'authorised' && outcome.amount !== row.amount
  if (isOther) context.log(`The card provider authorized ${outcome.amount} for a payment of ${row.amount}.`)
  const rows = await db
    .update(payments)
    .set({
      updatedAt: clock(),
      ...(isOther ? { status: 'voided', reference: outcome.reference } : valuesOf(outcome, row))
    })
    .where(
      and(
        eq(payments.id, row.id),
        inArray(payments.status, ['open', 'challenge']),
        eq(payments.reference, row.reference ?? ''),
        isNull(payments.refusal)
      )
    )
    .returning()
  if (isOther) throw new ApiError(409, 'payment')
  const [now] = rows
  if (now) return now
  const current = await rowOf(db, row.id)
  const isHeld = 'reference' in outcome && current.reference !== outcome.reference
  if (isHeld) await voidOvertaken(context, payment, outcome.reference)
  return whenKnown(context, row.id)
}

/** Voids a hold that another attempt has overtaken. It gets a row of its own first, so that a failure is retried. */
async function voidOvertaken(context: Parts, { row, ...rest }: ProviderPayment, reference: string): Promise<void> {
  const overtaken = { ...row, id: newId(), status: 'voided' as const, reference, updatedAt: context.clock() }
  const [overtakenRow] = await context.db.insert(payments).values(overtaken).returning()
  if (overtakenRow) await orUnavailable(context, () => release(context, { ...rest, row: overtakenRow }))
}

/** Maximum wait for a concurrent attempt on the same payment, and polling interval, in milliseconds. */
const PATIENCE = 5000
const LOOK_EVERY = 40

/** Waits for the outcome of a concurrent confirmation, so that both calls return the same. */
async function whenKnown({ db }: Parts, id: string): Promise<PaymentRow> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK_EVERY) {
    const row = await rowOf(db, id)
    if (row.status !== 'open' || row.reference === null) return row
    await setTimeout(LOOK_EVERY)
  }
  throw new ApiError(503, 'unavailable')
}

function valuesOf(outcome: Exclude<Outcome, { status: 'open' }>, row: PaymentRow) {
  if (outcome.status === 'refused') {
    // The provider's own form may take another card.
    const reference = row.ticket === null ? null : row.reference
    return { status: 'refused' as const, refusal: outcome.reason, reference, challenge: null }
  }
  const { reference } = outcome
  if (outcome.status === 'challenge') return { status: 'challenge' as const, challenge: outcome.url, reference }
  const { brand, last4 } = outcome
  return { status: 'authorised' as const, reference, brand, last4, challenge: null, refusal: null }
}

const isAsItWas = ({ reference }: PaymentRow) =>
  reference === null ? isNull(payments.reference) : eq(payments.reference, reference)
