import { type PartialRefund, type PaymentRequest, Unreachable } from './gateway.ts'
import { MonerisRefusal, type monerisTransactions } from './moneris-transactions.ts'

const dollars = (cents: number): string => (cents / 100).toFixed(2)

const isDone = (error: unknown): boolean => error instanceof MonerisRefusal && error.isDone

function fieldsOf(request: PaymentRequest, reference: string) {
  const [kind, order_id = '', txn_number = '', cents] = reference.split(':')
  return { kind, order_id, txn_number, amount: dollars(cents === undefined ? request.amount : Number(cents)) }
}

/**
 * Captures, releases and refunds payments at Moneris, each of which may have been carried out before without an answer.
 * `latestNumber` is the number of the payment's transaction on its receipt.
 */
export function monerisSettlement(
  { transact, find }: ReturnType<typeof monerisTransactions>,
  latestNumber: (request: PaymentRequest) => Promise<string | undefined>
) {
  async function capture(request: PaymentRequest, reference: string): Promise<string> {
    const { kind, order_id, txn_number, amount } = fieldsOf(request, reference)
    if (kind !== 'preauth') return reference
    try {
      return `completion:${order_id}:${await transact('completion', { order_id, comp_amount: amount, txn_number })}`
    } catch (error) {
      if (!isDone(error)) throw error
      return `completion:${order_id}:${(await latestNumber(request)) ?? txn_number}`
    }
  }

  /** Releases a hold; returns the number of its capture if it was captured instead. */
  async function release(request: PaymentRequest, reference: string): Promise<string | undefined> {
    const { order_id, txn_number, amount } = fieldsOf(request, reference)
    try {
      // A completion of 0.00 releases the whole authorisation.
      await transact('completion', { order_id, comp_amount: '0.00', txn_number })
      return undefined
    } catch (error) {
      if (!(error instanceof MonerisRefusal)) throw error
      if (request.mayBeCaptured !== false) {
        const captured = await find('completion', { order_id, comp_amount: amount, txn_number })
        if (typeof captured === 'object') return captured.id
        if (isDone(error)) return (await latestNumber(request)) ?? txn_number
      }
      if (!isDone(error)) throw error
      return undefined
    }
  }

  async function refund(request: PaymentRequest, reference: string): Promise<void> {
    const { order_id, txn_number, amount } = fieldsOf(request, reference)
    try {
      await transact('refund', { order_id, amount, txn_number })
    } catch (error) {
      if (!isDone(error)) throw error
    }
  }

  async function releaseOrRefund(request: PaymentRequest, reference: string): Promise<void> {
    const { kind, order_id } = fieldsOf(request, reference)
    if (kind !== 'preauth') return refund(request, reference)
    const captured = await release(request, reference)
    if (captured !== undefined) await refund(request, `completion:${order_id}:${captured}`)
  }

  /**
   * Refunds a part of a capture. Moneris knows no key of a refund: before it is sent again, a status check looks for one of
   * this amount. It isn't sent again if there is an earlier one of the same amount: the managers learn
   * of it, and look it up.
   */
  async function refundPart(
    request: PaymentRequest,
    reference: string,
    { amount: cents, earlier, isRetry }: PartialRefund
  ): Promise<string> {
    const { order_id, txn_number } = fieldsOf(request, reference)
    const fields = { order_id, amount: dollars(cents), txn_number }
    const sent = isRetry ? await find('refund', fields) : 'none'
    if (typeof sent === 'object' && !earlier.includes(sent.id)) return sent.id
    if (sent !== 'none') throw new Unreachable('Moneris does not say whether a refund was made.')
    return transact('refund', fields, earlier)
  }

  return { capture, releaseOrRefund, refundPart }
}
