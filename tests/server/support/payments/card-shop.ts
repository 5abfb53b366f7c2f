import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { payments } from '../../../../src/server/db/schema.ts'
import { testGateway } from '../../../../src/server/ordering/payments/providers/test-provider.ts'
import { fakeBankSecret } from '../../../../demo/fake-providers/cards/bank.ts'
import type { Cart } from '../../../../src/contract/cart/cart.ts'
import { confirmPayment, createPayment, type Payment } from '../../../../src/contract/order/payment.ts'
import { good, fakeProviderAt, tokenFor } from './cards.ts'
import { fixture, makeLocation } from '../database/seed.ts'
import { openSharedShop } from '../shop.ts'

/** Settings of the fake card provider at a location. */
export const cards = {
  provider: 'stand-in' as const,
  script: '/stand-ins/cards.js',
  application: null,
  store: null,
  mode: 'test' as const
}

const [, ...others] = fixture.locations
const seed = { ...fixture, locations: [makeLocation({ cards }), ...others] }

/** Opens a shop whose first store takes cards through the fake provider. */
export async function openCardShop() {
  const shop = await openSharedShop(seed)
  const fakeProvider = await fakeProviderAt(shop.url)

  /** The context for settling payments, as the server does each minute. */
  const parts = {
    db: shop.db,
    clock: () => shop.time.now,
    log: (line: string) => void shop.logged.push(line),
    gateways: { 'stand-in': testGateway({ url: fakeProvider, secret: fakeBankSecret }) }
  }

  const begin = (cart: Pick<Cart, 'id' | 'version'>, key = randomUUID(), headers = {}) =>
    shop.to(createPayment, {
      body: { cart: cart.id, version: cart.version },
      headers: { 'Idempotency-Key': key, ...headers }
    })

  const confirm = async (payment: Pick<Payment, 'id'>, number = good, headers = {}) =>
    shop.to(confirmPayment, {
      params: { payment: payment.id },
      body: { token: await tokenFor(fakeProvider, number) },
      headers
    })

  async function held(cart: Cart, number = good): Promise<Payment> {
    const { payload } = await begin(cart)
    return (await confirm(payload, number)).payload
  }

  const pay = async (cart: Cart, payment: Payment | { id: string | null }, key: string = randomUUID()) =>
    shop.send(await shop.orderFor(cart, { tender: 'card', payment: payment.id }), key)

  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, id))
    if (!row) throw new Error('There is no such payment.')
    return row
  }

  /** Returns a payment as the provider has it. */
  async function paymentAt(reference: string | null): Promise<{ status: string; refunded: number }> {
    const headers = { Authorization: `Bearer ${fakeBankSecret}` }
    const reply = await fetch(`${fakeProvider}/cards/payments/${reference}`, { headers })
    return (await reply.json()) as { status: string; refunded: number }
  }

  /** Returns the status of a payment at the provider. */
  const atProvider = async (reference: string | null): Promise<string> => (await paymentAt(reference)).status

  /** Returns the cents of a payment that the provider has refunded. */
  const refundedAt = async (reference: string | null): Promise<number> => (await paymentAt(reference)).refunded

  const comesTo = (id: string, status: Payment['status']) =>
    vi.waitFor(async () => expect((await rowOf(id)).status).toBe(status))

  const comesToAtProvider = (reference: string | null, status: string) =>
    vi.waitFor(async () => expect(await atProvider(reference)).toBe(status))

  return {
    shop,
    fakeProvider,
    parts,
    begin,
    confirm,
    held,
    pay,
    rowOf,
    atProvider,
    refundedAt,
    comesTo,
    comesToAtProvider
  }
}
