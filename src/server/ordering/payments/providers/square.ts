import type { CardRefusal } from '../../../../contract/order/payment.ts'
import { type CardGateway, tryKey, Unreachable } from './gateway.ts'
import { outcomeOf, paymentIn, refundIn, squareApi, type SquarePayment, type SquareSettings } from './square-api.ts'
import { squareReader } from './square-terminal.ts'

/** Maps Square's error codes of declined cards (Payments API, error codes of payment methods). */
function reasonFor(code: string): CardRefusal {
  if (code === 'INSUFFICIENT_FUNDS' || code === 'TRANSACTION_LIMIT') return 'funds'
  if (code === 'CARD_EXPIRED' || code.includes('EXPIRATION')) return 'expired'
  if (code.includes('CVV')) return 'code'
  return code === 'TEMPORARY_ERROR' || code === 'GATEWAY_TIMEOUT' ? 'unreachable' : 'declined'
}

/**
 * Square (Payments API): a token of its web fields becomes an approved payment, which is completed or cancelled later.
 */
export function squareGateway(settings: SquareSettings): CardGateway {
  const api = squareApi(settings)
  const { call, find } = api

  async function settle(reference: string): Promise<void> {
    if (reference.startsWith('key:')) {
      await call('/payments/cancel', { idempotency_key: reference.slice(4) })
      return
    }
    const payment = await find(reference)
    if (payment?.status === 'PENDING') throw new Unreachable('Square has not decided a payment yet.')
    if (payment?.status === 'APPROVED') await call(`/payments/${encodeURIComponent(reference)}/cancel`, {})
    if (payment?.status !== 'COMPLETED') return
    await refund(reference, tryKey(reference, ''), payment.amount_money)
  }

  async function refund(payment_id: string, key: string, amount_money: SquarePayment['amount_money']): Promise<string> {
    const idempotency_key = `refund-${key.slice(0, 38)}`
    const answer = await call('/refunds', { idempotency_key, payment_id, amount_money })
    if (answer.is === 'no') throw new Unreachable(`Square does not refund a payment: ${answer.code}`)
    return refundIn(answer.data)
  }

  // Idempotency keys have at most 45 characters and differ for each card.
  return {
    reader: squareReader(api),
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
      const payment = await find(reference)
      return payment ? outcomeOf(payment) : { status: 'open' }
    },
    async capture({ amount, currency }, reference) {
      const payment = await find(reference)
      if (payment?.status === 'COMPLETED') return reference
      if (payment && payment.amount_money.amount > amount) await api.lower(reference, { amount, currency })
      const answer = await call(`/payments/${encodeURIComponent(reference)}/complete`, {})
      if (answer.is === 'no') throw new Unreachable(`Square does not complete a payment: ${answer.code}`)
      return reference
    },
    async voidOrRefund(_asked, reference) {
      await settle(reference)
      return 'settled'
    },
    refundPart: ({ currency }, reference, { id, amount }) =>
      refund(reference, tryKey(reference, id), { amount, currency })
  }
}
