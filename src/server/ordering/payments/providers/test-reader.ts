import { type InferOutput, nullable, number, object, picklist, safeParse, string } from 'valibot'
import { cardRefusal } from '../../../../contract/order/payment.ts'
import { ask, json } from './ask.ts'
import { type CardReader, type ReaderOutcome, Unreachable } from './gateway.ts'

/** A checkout in the fake provider's API. */
const testCheckout = object({
  id: string(),
  status: picklist(['open', 'authorised', 'refused', 'cancelled']),
  amount: number(),
  /** The payment of an approved checkout. */
  payment: nullable(string()),
  reason: nullable(cardRefusal),
  brand: nullable(string()),
  last4: nullable(string())
})

type TestCheckout = InferOutput<typeof testCheckout>

function outcomeOf(checkout: TestCheckout | undefined): ReaderOutcome {
  // Its state is lost when it restarts.
  if (!checkout) return { status: 'cancelled' }
  const { status, payment, amount, brand, last4, reason } = checkout
  if (status === 'authorised' && payment !== null) return { status, reference: payment, amount, brand, last4 }
  if (status === 'refused') return { status, reason: reason ?? 'declined' }
  return { status: status === 'open' ? 'open' : 'cancelled' }
}

/** The readers of the demo's card provider, each of which is a page. */
export function testReader(url: string, headers: Record<string, string>, patience: number): CardReader {
  async function call(path: string, body?: object): Promise<TestCheckout | undefined> {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await ask('The fake card provider', `${url}/cards${path}`, init, patience)
    if (answer.status === 404) return undefined
    const parsed = safeParse(testCheckout, json(answer))
    if (!parsed.success) throw new Unreachable(`The fake card provider answered ${answer.status}.`)
    return parsed.output
  }

  return {
    async start({ payment, amount, currency, language }, device) {
      const checkout = { device, amount, currency, language, key: payment }
      const begun = await call('/checkouts', checkout)
      if (!begun) throw new Unreachable('The fake card provider has no such reader.')
      return begun.id
    },
    read: async (_asked, checkout) => outcomeOf(await call(`/checkouts/${checkout}`)),
    cancel: async (_asked, _device, checkout) => outcomeOf(await call(`/checkouts/${checkout}/cancel`, {}))
  }
}
