import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { payments } from '../../../../src/server/db/schema.ts'
import { captureOrVoidAll } from '../../../../src/server/ordering/payments/capture-or-void.ts'
import type { Cart } from '../../../../src/contract/cart/cart.ts'
import { confirmPayment, createPayment, type Payment, readPayment } from '../../../../src/contract/order/payment.ts'
import { fixture, makeLocation } from '../database/seed.ts'
import { openShop } from '../shop.ts'
import { openMoneris } from './moneris.ts'

const cards = {
  provider: 'moneris' as const,
  script: '/moneris.js',
  application: null,
  store: null,
  mode: 'test' as const
}
const [, ...others] = fixture.locations

/** Opens a shop whose first store takes cards in Moneris' own form. */
export async function openMonerisShop() {
  const moneris = await openMoneris()
  const gateways = { moneris: moneris.gateway }
  const shop = await openShop({ ...fixture, locations: [makeLocation({ cards }), ...others] }, { gateways })
  const log = (line: string) => void shop.logged.push(line)

  /** Does what the server does each minute, `minutes` after the last time. */
  async function afterMinutes(minutes: number): Promise<void> {
    shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000)
    await captureOrVoidAll({ db: shop.db, clock: () => shop.time.now, log, gateways })
  }

  const begin = async (cart: Pick<Cart, 'id' | 'version'>, headers = {}) =>
    (
      await shop.to(createPayment, {
        body: { cart: cart.id, version: cart.version },
        headers: { 'Idempotency-Key': randomUUID(), ...headers }
      })
    ).payload

  const read = async ({ id }: Pick<Payment, 'id'>) => (await shop.to(readPayment, { params: { payment: id } })).payload

  const confirm = async ({ id }: Pick<Payment, 'id'>) =>
    (await shop.to(confirmPayment, { params: { payment: id }, body: { token: 'T' } })).payload

  const order = async (cart: Cart, { id }: Pick<Payment, 'id'>) =>
    shop.send(await shop.orderFor(cart, { tender: 'card', payment: id }))

  async function rowOf(id: string) {
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, id))
    if (!row) throw new Error('There is no such payment.')
    return row
  }

  return { shop, moneris, begin, read, confirm, order, rowOf, afterMinutes }
}
