import { array, type InferOutput, nullish, number, object, optional, safeParse, string } from 'valibot'
import { ask, json, PATIENCE } from './ask.ts'
import { type Outcome, Unreachable } from './gateway.ts'

/** A Square account; the URL is configurable, for its sandbox or a fake provider. */
export interface SquareSettings {
  accessToken: string
  /** Such as `https://connect.squareup.com`. */
  url: string
  patience?: number
}

/** The version of Square's API that this code targets. */
const VERSION = '2025-10-16'

const money = object({ amount: number(), currency: string() })
const paid = object({
  payment: object({
    id: string(),
    status: string(),
    amount_money: money,
    card_details: nullish(
      object({ card: nullish(object({ card_brand: nullish(string()), last_4: nullish(string()) })) })
    )
  })
})
const refusal = object({ errors: array(object({ category: optional(string(), ''), code: string() })) })

/** A payment in Square's API. */
export type SquarePayment = InferOutput<typeof paid>['payment']

/** Square's response: data, or an error code that is not ours to fix. */
type Response = { is: 'ok'; data: unknown } | { is: 'no'; code: string }

/** True for errors that the shopper can fix with another card; all others are ours. */
const isOfCard = ({ category, code }: { category: string; code: string }): boolean =>
  category === 'PAYMENT_METHOD_ERROR' || /^(CARD_|SOURCE_|INVALID_CARD|BAD_EXPIRATION)/.test(code)

/** Returns the payment in a response; throws `Unreachable` if there is none. */
export function paymentIn(data: unknown): SquarePayment {
  const parsed = safeParse(paid, data)
  if (!parsed.success) throw new Unreachable('Square answered with what is not understood.')
  return parsed.output.payment
}

/** Returns the id of the refund in a response; empty if it has none. */
export function refundIn(data: unknown): string {
  const parsed = safeParse(object({ refund: object({ id: string() }) }), data)
  return parsed.success ? parsed.output.refund.id : ''
}

/** Returns the outcome that a payment's status stands for. */
export const outcomeOf = ({ id, status, amount_money: { amount }, card_details: details }: SquarePayment) => {
  const card = details?.card
  const known = { reference: id, amount, brand: card?.card_brand ?? null, last4: card?.last_4 ?? null }
  if (status === 'APPROVED' || status === 'COMPLETED') return { status: 'authorised', ...known } satisfies Outcome
  if (status === 'PENDING') return { status: 'open' } satisfies Outcome
  return { status: 'refused', reason: 'declined' } satisfies Outcome
}

/** Creates a client of Square's API: its calls, and reading a payment, which is undefined if Square doesn't know it. */
export function squareApi({ accessToken, url, patience = PATIENCE }: SquareSettings) {
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
    'Square-Version': VERSION
  }

  async function call(path: string, body?: object, method = 'POST'): Promise<Response> {
    const init = body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) }
    const answer = await ask('Square', `${url}/v2${path}`, init, patience)
    const data = json(answer)
    if (answer.status < 300) return { is: 'ok', data }
    const [error] = safeParse(refusal, data).success ? (data as InferOutput<typeof refusal>).errors : []
    if (error && (isOfCard(error) || error.code === 'NOT_FOUND')) return { is: 'no', code: error.code }
    throw new Unreachable(`Square refused ${path.split('/')[1]}: ${answer.status} ${error?.code ?? ''}`)
  }

  async function find(reference: string): Promise<SquarePayment | undefined> {
    const answer = await call(`/payments/${encodeURIComponent(reference)}`)
    return answer.is === 'ok' ? paymentIn(answer.data) : undefined
  }

  /** Lowers the amount of an approved payment before it is completed (Payments API, UpdatePayment). */
  async function lower(reference: string, amount_money: SquarePayment['amount_money']): Promise<void> {
    const idempotency_key = `lower-${amount_money.amount}-${reference}`.slice(0, 45)
    const path = `/payments/${encodeURIComponent(reference)}`
    const answer = await call(path, { idempotency_key, payment: { amount_money } }, 'PUT')
    if (answer.is === 'no') throw new Unreachable(`Square does not lower a payment: ${answer.code}`)
  }

  return { call, find, lower }
}

/** A client of Square's API. */
export type SquareApi = ReturnType<typeof squareApi>
