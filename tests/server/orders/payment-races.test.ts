import { expect, test } from 'vitest'
import { confirmPayment } from '../../../src/contract/order/payment.ts'
import { openCardShop } from '../support/payments/card-shop.ts'
import { declined, good, tokenFor } from '../support/payments/cards.ts'
import { fakeBankSecret } from '../../../demo/fake-providers/cards/bank.ts'
import type { PaymentRequest } from '../../../src/server/ordering/payments/providers/gateway.ts'

const { shop, fakeProvider, parts, begin, rowOf } = await openCardShop()

const rounds = Array.from({ length: 8 }, (_, index) => index)

/** Returns the provider's status of a payment attempt with a token; `none` if it was never requested. */
async function heldBy(payment: string, token: string): Promise<string> {
  const attempt = parts.gateways['stand-in'].attempt({ payment } as PaymentRequest, token)
  const headers = { Authorization: `Bearer ${fakeBankSecret}` }
  const reply = await fetch(`${fakeProvider}/cards/payments/${attempt}`, { headers })
  return reply.ok ? ((await reply.json()) as { status: string }).status : 'none'
}

async function race(tokens: string[]) {
  const { payload } = await begin(await shop.cartWith({ zebra: 1 }))
  const answers = await Promise.all(
    tokens.map(token => shop.to(confirmPayment, { params: { payment: payload.id }, body: { token } }))
  )
  const held = await Promise.all([...new Set(tokens)].map(token => heldBy(payload.id, token)))
  shop.time.now = new Date(shop.time.now.getTime() + 11 * 60_000)
  return { id: payload.id, answers, held }
}

test('two simultaneous confirmations of a payment, each with another card, hold the money once and get the same result', async () => {
  for (const _round of rounds) {
    const { id, answers, held } = await race([await tokenFor(fakeProvider, good), await tokenFor(fakeProvider, good)])
    const [one, other] = answers
    expect([one?.status, one?.payload.status]).toEqual([201, 'authorised'])
    expect(other?.payload).toEqual(one?.payload)
    expect(held.filter(status => status === 'authorised')).toHaveLength(1)
    expect(held.filter(status => !['authorised', 'voided', 'none'].includes(status))).toEqual([])
    expect((await rowOf(id)).status).toBe('authorised')
  }
})

test('the same confirmation sent twice simultaneously holds the money once, and returns the same result', async () => {
  for (const _round of rounds) {
    const token = await tokenFor(fakeProvider, good)
    const { answers, held } = await race([token, token])
    const [one, other] = answers
    expect(one?.payload.status).toBe('authorised')
    expect(other?.payload).toEqual(one?.payload)
    expect(held).toEqual(['authorised'])
  }
})

test('a declined and an accepted card submitted together leave a hold only if the payment is reported as held', async () => {
  for (const _round of rounds) {
    const { id, answers, held } = await race([
      await tokenFor(fakeProvider, declined),
      await tokenFor(fakeProvider, good)
    ])
    const said = answers.map(({ payload }) => payload.status)
    const { status } = await rowOf(id)
    // If the refusal was returned before the other card was tried, the other card succeeded after it.
    expect([
      [status, status],
      ['refused', 'authorised']
    ]).toContainEqual(said)
    const isHeld = status === 'authorised'
    expect(held.filter(status => status === 'authorised')).toHaveLength(isHeld ? 1 : 0)
  }
})
