import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { mails, messages, orders, outbox } from '../../../src/server/db/schema.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { intoMailbox, type Mail, type Send } from '../../../src/server/mail/send.ts'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { sendOrderEmail } from '../../../src/server/ordering/orders/emails/order-emails.ts'
import { claimJobs, enqueue } from '../../../src/server/outbox/jobs.ts'
import { createWorker } from '../../../src/server/outbox/worker.ts'
import { fixture } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

/** The shop's mailer, replaced by tests. */
const mailer: { send: Send } = { send: async () => {} }
const delivery = { send: (mail: Mail) => mailer.send(mail), canText: true, close: () => {} }
const shop = await openShop(fixture, { delivery })
const { db } = shop
const job = (topic: string, at = 0) => ({ kind: 'test', topic, payload: { at } })
const emails = { db, clock: () => shop.time.now, limits: scaleLimits(1000), canText: true }
const quiet = () => {}
const isDueNow = () => db.update(outbox).set({ dueAt: sql`now()` })

afterAll(async () => {
  await db.delete(outbox)
})

describe('a job', () => {
  test('is there only if its transaction is committed', async () => {
    const failed = transaction(db, async tx => {
      await enqueue(tx, job('never'))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await db.select().from(outbox)).toEqual([])
  })

  test('is claimed by one only, and waits for those of its topic that came before it', async () => {
    await enqueue(db, job('a', 1), job('a', 2), job('b', 1))
    const claimed = await Promise.all([claimJobs(db, 10), claimJobs(db, 10)])
    expect(
      claimed
        .flat()
        .map(({ topic, payload }) => [topic, payload])
        .sort()
    ).toEqual([
      ['a', { at: 1 }],
      ['b', { at: 1 }]
    ])
    await db.delete(outbox)
  })

  test('is claimed with no more than the limit, also when the statistics date from an empty table', async () => {
    await db.execute(sql`analyze ${outbox}`)
    await enqueue(db, ...Array.from({ length: 30 }, (_, at) => job(`topic ${at}`)))
    expect(await claimJobs(db, 4)).toHaveLength(4)
    await db.delete(outbox)
  })

  test('is done in its turn, again after a failure, and left to look at when it fails for good', async () => {
    const done: unknown[] = []
    let failures = 2
    const worker = createWorker(db, quiet, {
      test: async ({ payload }) => {
        if (failures-- > 0) throw new Error('not yet')
        done.push(payload)
      }
    })
    await enqueue(db, job('a', 1), job('a', 2), { ...job('c'), kind: 'unknown' })
    for (let round = 0; round < 3; round++) {
      await worker.settled()
      await isDueNow()
    }
    await worker.settled()
    expect(done).toEqual([{ at: 1 }, { at: 2 }])
    await db.update(outbox).set({ attempts: 99, dueAt: sql`now()` })
    await worker.settled()
    const [left] = await db.select().from(outbox)
    expect([left?.kind, left?.failedAt instanceof Date]).toEqual(['unknown', true])
    await worker.close()
    await db.delete(outbox)
  })
})

describe('the email about an order', () => {
  const place = async () => (await shop.send(await shop.orderFor(await shop.cartWith({ grinder: 1 })))).payload
  const sendBy = (send: Send) => createWorker(db, quiet, { 'order-letter': sendOrderEmail({ ...emails, send }) })

  test('is written with the order, and sent once by another process when the first one dies on the way', async () => {
    let release = () => {}
    // Hangs, like a process that is killed while sending.
    mailer.send = () => new Promise((_, fail) => (release = () => fail(new Error('dead'))))
    const { id } = await place()
    const ofOrder = sql`${outbox.payload}->>'order' = ${id}`
    const rows = () => db.select().from(outbox).where(ofOrder)
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]))
    const sent: Mail[] = []
    const other = sendBy(async mail => void sent.push(mail))
    await other.settled()
    expect(sent).toEqual([])
    // Ends the lease of the first process.
    await isDueNow()
    await other.settled()
    expect(sent).toMatchObject([{ channel: 'email', to: 'ada@shop.example' }])
    expect(await rows()).toEqual([])
    await other.close()
    release()
    mailer.send = async () => {}
  })

  test('that is sent again after an unknown outcome is in the mailbox once', async () => {
    const { id } = await place()
    const payload = { order: id, status: 'placed', channel: 'email' }
    // The shop's own worker may take it.
    mailer.send = intoMailbox(db, () => shop.time.now)
    const worker = sendBy(mailer.send)
    const again = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.topic, 'again'))
    for (let round = 0; round < 2; round++) {
      await db.execute(sql`insert into outbox (id, kind, topic, payload) overriding system value
        values (4281, 'order-letter', 'again', ${JSON.stringify(payload)}::jsonb)`)
      await vi.waitFor(async () => {
        await worker.settled()
        expect(await again).toEqual([])
      })
    }
    expect(await db.select().from(mails).where(eq(mails.messageId, 'order-letter-4281'))).toHaveLength(1)
    await worker.close()
    mailer.send = async () => {}
  })

  test('is not sent by a worker that had it when the correction of the address replaced it', async () => {
    const { id } = await place()
    const sent: Mail[] = []
    const handle = sendOrderEmail({ ...emails, send: async mail => void sent.push(mail) })
    const payload = { order: id, status: 'placed', channel: 'email' }
    // Not due, so that the shop's own worker leaves it alone.
    const dueAt = sql`now() + interval '1 minute'`
    const [taken] = await db.insert(outbox).values({ kind: 'order-letter', topic: 'taken', payload, dueAt }).returning()
    if (taken === undefined) throw new Error('There is no job.')
    await handle(taken)
    expect(sent).toHaveLength(1)
    await db.delete(outbox).where(eq(outbox.id, taken.id))
    await handle(taken)
    expect(sent).toHaveLength(1)
  })

  test('is not sent when the order was not placed', async () => {
    const cart = await shop.cartWith({ grinder: 1 })
    const [{ count: before } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(messages)
    const refused = await shop.send(await shop.orderFor(cart, { total: 1 }))
    expect(refused.status).toBe(409)
    expect(await db.select({ count: sql<number>`count(*)::int` }).from(messages)).toEqual([{ count: before }])
    expect(await db.select().from(orders).where(eq(orders.cartId, cart.id))).toEqual([])
  })
})
