import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { cancelOrder } from '../../../../src/contract/order/order.ts'
import { confirmPayment, createPayment } from '../../../../src/contract/order/payment.ts'
import { payments } from '../../../../src/server/db/schema.ts'
import { Unreachable } from '../../../../src/server/ordering/payments/providers/gateway.ts'
import { testGateway } from '../../../../src/server/ordering/payments/providers/test-provider.ts'
import { fakeBankSecret } from '../../../../demo/fake-providers/cards/bank.ts'
import { isOnPostgres } from '../../support/database/database.ts'
import { fixture, makeLocation } from '../../support/database/seed.ts'
import { changesIn } from '../../support/order-changes.ts'
import { cards } from '../../support/payments/card-shop.ts'
import { good, tokenFor } from '../../support/payments/cards.ts'
import { type Interrupted, openKillingProvider } from '../../support/payments/killing-provider.ts'
import { openShop } from '../../support/shop.ts'

const program = fileURLToPath(new URL('./settler.ts', import.meta.url))
const provider = await openKillingProvider()
const later = () => Promise.reject(new Unreachable('Settling is left to another process.'))
// This server authorises cards; the processes that may be killed do the rest.
const gateway = testGateway({ url: provider.url, secret: fakeBankSecret })
const gateways = { 'stand-in': { ...gateway, capture: later, refundPart: later, voidOrRefund: later } }
const seed = { ...fixture, locations: [makeLocation({ cards }), ...fixture.locations.slice(1)] }
const shop = await openShop(seed, { gateways })
const doing = changesIn(shop)
const running = new Set<ChildProcess>()
afterAll(() => running.forEach(child => child.kill('SIGKILL')))

/** Runs a process that settles payments, until it ends or is killed on the way; returns the signal that ended it. */
async function settle(interrupted?: Omit<Interrupted, 'kill'>): Promise<NodeJS.Signals | null> {
  const url = new URL(inject('postgres') ?? '')
  const { rows } = (await shop.db.execute(sql`select current_database() as name`)) as { rows: { name: string }[] }
  url.pathname = rows[0]?.name ?? ''
  // Each run comes minutes after the last one, so that calls of a killed process are due again.
  shop.time.now = new Date(shop.time.now.getTime() + 10 * 60_000)
  const env = { ...process.env, DATABASE_URL: url.href, PROVIDER: provider.url, NOW: shop.time.now.toISOString() }
  const child = fork(program, { execArgv: ['--import', 'tsx'], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.add(child)
  provider.state.next = interrupted && { ...interrupted, kill: () => void child.kill('SIGKILL') }
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  running.delete(child)
  return signal
}

/** Places an order of three grinders, 33.90 with tax, whose card is authorised. */
async function approved() {
  const cart = await shop.cartWith({ grinder: 3 })
  const { payload: payment } = await shop.to(createPayment, {
    body: { cart: cart.id, version: cart.version },
    headers: { 'Idempotency-Key': crypto.randomUUID() }
  })
  const token = await tokenFor(provider.url, good)
  await shop.to(confirmPayment, { params: { payment: payment.id }, body: { token } })
  const { payload: order } = await shop.send(await shop.orderFor(cart, { tender: 'card', payment: payment.id }))
  // As before any server has begun to capture it.
  const rows = await shop.db
    .update(payments)
    .set({ captureBegunAt: null, attempts: 0 })
    .where(eq(payments.id, payment.id))
    .returning()
  return { order, reference: rows[0]?.reference ?? null }
}

const isDone = [false, true]

describe.runIf(isOnPostgres())('a server that is killed with SIGKILL between approval and capture', () => {
  test.each(isDone)(
    'of an order that was changed before has its card pay the new total: capture done %s',
    async done => {
      const { order, reference } = await approved()
      const { payload } = await doing.change(order, { grinder: 1 })
      expect(await settle({ call: 'capture', isDone: done })).toBe('SIGKILL')
      expect(await settle()).toBeNull()
      expect(await provider.paidAt(reference)).toEqual({ status: 'captured', cents: payload.total })
    }
  )

  test.each(isDone)(
    'of an order that is changed afterwards has its card pay the new total: capture done %s',
    async done => {
      const { order, reference } = await approved()
      expect(await settle({ call: 'capture', isDone: done })).toBe('SIGKILL')
      await doing.change(order, { grinder: 2 })
      const { payload } = await doing.change(order, { grinder: 1 })
      await settle()
      await settle()
      expect(await provider.paidAt(reference)).toEqual({ status: 'captured', cents: payload.total })
    }
  )

  test.each(isDone)('of an order that is cancelled afterwards leaves nothing taken: capture done %s', async done => {
    const { order, reference } = await approved()
    expect(await settle({ call: 'capture', isDone: done })).toBe('SIGKILL')
    await shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
    await settle()
    expect(await provider.paidAt(reference)).toEqual({ status: 'voided', cents: 0 })
  })
})

describe.runIf(isOnPostgres())('a server that is killed with SIGKILL while it gives back the difference', () => {
  test.each(isDone)('gives it back once: refund done %s', async done => {
    const { order, reference } = await approved()
    await settle()
    // Little enough that a second refund would be possible.
    const { payload } = await doing.change(order, { grinder: 2 })
    expect(await settle({ call: 'refund', isDone: done })).toBe('SIGKILL')
    await settle()
    await settle()
    expect(await provider.paidAt(reference)).toEqual({ status: 'captured', cents: payload.total })
  })
})
