import { array, type InferOutput, nullish, number, object, optional, safeParse, string } from 'valibot'
import type { CardRefusal } from '../../../../../src/contract/order/payment.ts'
import { ask, json, PATIENCE } from './ask.ts'
import { type CardGateway, type Outcome, Unreachable, tryKey } from './gateway.ts'

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

type Paid = InferOutput<typeof paid>['payment']

/** Maps Square's error codes of declined cards (Payments API, error codes of payment methods). */
function reasonFor(code: string): CardRefusal {
  if (code === 'INSUFFICIENT_FUNDS' || code === 'TRANSACTION_LIMIT') return 'funds'
  if (code === 'CARD_EXPIRED' || code.includes('EXPIRATION')) return 'expired'
  if (code.includes('CVV')) return 'code'
  return code === 'TEMPORARY_ERROR' || code === 'GATEWAY_TIMEOUT' ? 'unreachable' : 'declined'
}

/** True for errors that the shopper can fix with another card; all others are ours. */
const isOfCard = ({ category, code }: { category: string; code: string }): boolean =>
  category === 'PAYMENT_METHOD_ERROR' || /^(CARD_|SOURCE_|INVALID_CARD|BAD_EXPIRATION)/.test(code)

const outcomeOf = ({ id, status, amount_money: { amount }, card_details: details }: Paid): Outcome => {
  const card = details?.card
  const known = { reference: id, amount, brand: card?.card_brand ?? null, last4: card?.last_4 ?? null }
  if (status === 'APPROVED' || status === 'COMPLETED') return { status: 'authorised', ...known }
  return status === 'PENDING' ? { status: 'open' } : { status: 'refused', reason: 'declined' }
}

/**
 * Square (Payments API): a token of its web fields becomes an approved payment, which is completed or cancelled later.
 */
export function squareGateway({ accessToken, url, patience = PATIENCE }: SquareSettings): CardGateway {
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
    'Square-Version': VERSION
  }

  async function call(path: string, body?: object): Promise<{ is: 'ok'; data: unknown } | { is: 'no'; code: string }> {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await ask('Square', `${url}/v2${path}`, init, patience)
    const data = json(answer)
    if (answer.status < 300) return { is: 'ok', data }
    const [error] = safeParse(refusal, data).success ? (data as InferOutput<typeof refusal>).errors : []
    if (error && (isOfCard(error) || error.code === 'NOT_FOUND')) return { is: 'no', code: error.code }
    throw new Unreachable(`Square refused ${path.split('/')[1]}: ${answer.status} ${error?.code ?? ''}`)
  }

  function paymentIn(data: unknown): Paid {
    const parsed = safeParse(paid, data)
    if (!parsed.success) throw new Unreachable('Square answered with what is not understood.')
    return parsed.output.payment
  }

  async function find(reference: string): Promise<Paid | undefined> {
    const found = await call(`/payments/${encodeURIComponent(reference)}`)
    return found.is === 'ok' ? paymentIn(found.data) : undefined
  }

  // Idempotency keys have at most 45 characters and differ for each card.
  return {
    begin: () => Promise.resolve(null),
    attempt: (request, token) => `key:${tryKey(request.payment, token)}`,
    async authorise(request, token) {
      const { amount, currency, settings } = request
      const answer = await call('/payments', {
        source_id: token,
        idempotency_key: tryKey(request.payment, token),
        amount_money: { amount, currency },
        autocomplete: false,
        reference_id: request.payment,
        ...(settings.store !== null && { location_id: settings.store })
      })
      return answer.is === 'ok'
        ? outcomeOf(paymentIn(answer.data))
        : { status: 'refused', reason: reasonFor(answer.code) }
    },
    async read(_asked, reference) {
      const found = await find(reference)
      return found ? outcomeOf(found) : { status: 'open' }
    },
    async capture(_asked, reference) {
      const found = await find(reference)
      if (found?.status === 'COMPLETED') return reference
      const answer = await call(`/payments/${encodeURIComponent(reference)}/complete`, {})
      if (answer.is === 'no') throw new Unreachable(`Square does not complete a payment: ${answer.code}`)
      return reference
    },
    async voidOrRefund({ amount, currency }, reference) {
      if (reference.startsWith('key:')) {
        await call('/payments/cancel', { idempotency_key: reference.slice(4) })
        return
      }
      const found = await find(reference)
      if (found?.status === 'APPROVED') await call(`/payments/${encodeURIComponent(reference)}/cancel`, {})
      if (found?.status !== 'COMPLETED') return
      const refund = { payment_id: reference, amount_money: { amount, currency } }
      await call('/refunds', {
        idempotency_key: `refund-${tryKey(reference, '').slice(0, 38)}`,
        ...refund
      })
    }
  }
}
