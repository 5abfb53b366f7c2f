import { boolean, type InferOutput, nullish, object, safeParse, string, union } from 'valibot'
import type { CardRefusal } from '../../../../contract/order/payment.ts'
import { ask, json, PATIENCE } from './ask.ts'
import { type PaymentRequest, type CardGateway, type Outcome, type Settlement, Unreachable } from './gateway.ts'
import { monerisSettlement } from './moneris-settlement.ts'
import { monerisTransactions } from './moneris-transactions.ts'

/** A store at Moneris; both URLs are configurable, for its test site or a fake provider. */
export interface MonerisSettings {
  storeId: string
  apiToken: string
  checkoutId: string
  /** URL of Moneris Checkout, such as `https://gateway.moneris.com/chktv2/request/request.php`. */
  checkoutUrl: string
  /** URL for captures and refunds, such as `https://www3.moneris.com/gateway2/servlet/MpgRequest`. */
  gatewayUrl: string
  patience?: number
}

const success = union([string(), boolean()])
const preloaded = object({ response: object({ success, ticket: nullish(string()) }) })
const cc = object({
  order_no: string(),
  transaction_no: string(),
  /** `00` for a purchase, `01` for a pre-authorisation. */
  transaction_code: nullish(string()),
  amount: string(),
  response_code: nullish(string()),
  card_type: nullish(string()),
  first6last4: nullish(string())
})
const received = object({
  response: object({ success, receipt: nullish(object({ result: string(), cc: nullish(cc) })) })
})

type Receipt = NonNullable<InferOutput<typeof received>['response']['receipt']>

const brands: Record<string, string> = {
  V: 'Visa',
  M: 'Mastercard',
  AX: 'American Express',
  DC: 'Diners Club',
  NO: 'Discover'
}

/** Maps Moneris' response codes of declined cards. */
function reasonFor(code: string): CardRefusal {
  if (code === '051' || code === '482') return 'expired'
  return code === '076' ? 'funds' : 'declined'
}

const isYes = (said: string | boolean): boolean => String(said) === 'true'
const dollars = (cents: number): string => (cents / 100).toFixed(2)

/**
 * Moneris Checkout: the server preloads a ticket, the shopper pays in Moneris' own form, and the receipt that the
 * server requests decides. Authorised payments are captured or refunded through the gateway's XML API. The reference of
 * a payment names its last transaction: `preauth:<order>:<transaction>`, then `completion:…`, or `ticket:…` while the
 * receipt is unknown. The amount in cents follows if it isn't the payment's.
 */
export function monerisGateway({ patience = PATIENCE, ...store }: MonerisSettings): CardGateway {
  const { storeId: store_id, apiToken: api_token, checkoutId: checkout_id } = store

  async function checkout(request: PaymentRequest, action: 'preload' | 'receipt', fields: object): Promise<unknown> {
    const environment = request.settings.mode === 'live' ? 'prod' : 'qa'
    const body = JSON.stringify({ store_id, api_token, checkout_id, environment, action, ...fields })
    const headers = { 'Content-Type': 'application/json' }
    return json(await ask('Moneris Checkout', store.checkoutUrl, { method: 'POST', headers, body }, patience))
  }

  async function receiptOf(request: PaymentRequest): Promise<Receipt | undefined> {
    if (request.ticket === null) return undefined
    const parsed = safeParse(received, await checkout(request, 'receipt', { ticket: request.ticket }))
    if (!parsed.success) throw new Unreachable('Moneris Checkout answered with what is not understood.')
    const { response } = parsed.output
    return isYes(response.success) ? (response.receipt ?? undefined) : undefined
  }

  async function outcomeOf(request: PaymentRequest): Promise<Outcome> {
    const receipt = await receiptOf(request)
    if (!receipt) return { status: 'open' }
    const { result, cc: card } = receipt
    if (result !== 'a' || !card) return { status: 'refused', reason: reasonFor(card?.response_code ?? '') }
    const kind = card.transaction_code === '00' ? 'purchase' : 'preauth'
    const cents = Math.round(Number(card.amount) * 100)
    const named = cents === request.amount ? '' : `:${cents}`
    return {
      status: 'authorised',
      reference: `${kind}:${card.order_no}:${card.transaction_no}${named}`,
      // A receipt for another order authorises nothing for this payment.
      amount: card.order_no === request.payment ? cents : 0,
      brand: brands[card.card_type ?? ''] ?? null,
      last4: card.first6last4?.slice(-4) ?? null
    }
  }

  const { capture, releaseOrRefund, refundPart } = monerisSettlement(
    monerisTransactions({ ...store, patience }),
    async request => (await receiptOf(request))?.cc?.transaction_no
  )

  async function voidOrRefund(request: PaymentRequest, reference: string): Promise<Settlement> {
    if (!reference.startsWith('ticket:')) {
      await releaseOrRefund(request, reference)
      return 'settled'
    }
    const outcome = await outcomeOf(request)
    // After a declined card, the form takes another one.
    return outcome.status === 'authorised' ? voidOrRefund(request, outcome.reference) : 'open'
  }

  return {
    async begin(request) {
      const { payment, amount, language } = request
      const fields = { txn_total: dollars(amount), order_no: payment, language }
      const parsed = safeParse(preloaded, await checkout(request, 'preload', fields))
      const ticket = parsed.success && isYes(parsed.output.response.success) ? parsed.output.response.ticket : null
      if (!ticket) throw new Unreachable('Moneris Checkout gave no ticket.')
      return ticket
    },
    attempt: ({ ticket }) => `ticket:${ticket}`,
    // The page's token is ignored: only the receipt of this payment's own ticket counts.
    authorise: outcomeOf,
    read: outcomeOf,
    capture,
    voidOrRefund,
    refundPart
  }
}
