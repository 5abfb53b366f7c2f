import { type InferOutput, nullable, number, object, picklist, safeParse, string } from 'valibot'
import { cardRefusal } from '../../../../contract/order/payment.ts'
import { ask, json } from './ask.ts'
import { testReader } from './test-reader.ts'
import { type CardGateway, type Outcome, Unreachable, tryKey } from './gateway.ts'

/** URL of the fake provider, and the shop's secret there. */
export interface TestProviderSettings {
  url: string
  secret: string
  patience?: number
}

/** A payment in the fake provider's API. */
const testPayment = object({
  id: string(),
  status: picklist(['authorised', 'challenge', 'refused', 'captured', 'voided']),
  amount: number(),
  reason: nullable(cardRefusal),
  brand: string(),
  last4: string(),
  url: nullable(string())
})

const outcomeOf = (payment: InferOutput<typeof testPayment>): Outcome => {
  const { id: reference, status, amount, reason, brand, last4, url } = payment
  if (status === 'challenge' && url !== null) return { status: 'challenge', reference, url }
  if (status === 'authorised' || status === 'captured') return { status: 'authorised', reference, amount, brand, last4 }
  return { status: 'refused', reason: reason ?? 'declined' }
}

/**
 * The demo's card provider, called over HTTP like a real one; with a short timeout, so that outages can be tried
 * quickly.
 */
export function testGateway({ url, secret, patience = 3000 }: TestProviderSettings): CardGateway {
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }

  async function call(path: string, body?: object): Promise<Outcome | undefined> {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await ask('The fake card provider', `${url}/cards/payments${path}`, init, patience)
    // Its state is lost when it restarts.
    if (answer.status === 404) return undefined
    const parsed = safeParse(testPayment, json(answer))
    if (!parsed.success) throw new Unreachable(`The fake card provider answered ${answer.status}.`)
    return outcomeOf(parsed.output)
  }

  return {
    reader: testReader(url, headers, patience),
    begin: () => Promise.resolve(null),
    attempt: (request, token) => `key:${tryKey(request.payment, token)}`,
    async authorise(request, token) {
      const { amount, currency, language } = request
      const outcome = await call('', { amount, currency, token, language, key: tryKey(request.payment, token) })
      return outcome ?? { status: 'refused', reason: 'declined' }
    },
    read: async (_asked, reference) => (await call(`/${reference}`)) ?? { status: 'refused', reason: 'declined' },
    async capture({ amount }, reference) {
      await call(`/${reference}/capture`, { amount })
      return reference
    },
    async voidOrRefund(_asked, reference) {
      await call(`/${reference}/void`, {})
      return 'settled'
    },
    async refundPart(_asked, reference, { id, amount }) {
      await call(`/${reference}/refund`, { key: id, amount })
      return id
    }
  }
}
