import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackgroundJobs } from '../../../src/server/jobs/background-jobs.ts'
import { attempts, orders, outbox, sessions, signupLinks } from '../../../src/server/db/schema.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { intoMailbox } from '../../../src/server/mail/send.ts'
import { countTry } from '../../../src/server/rate-limit/count-try.ts'
import { scaleLimits, shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { createPublish } from '../../../src/server/events/publish.ts'
import { cancelHeld } from '../../../src/server/ordering/orders/place/hold.ts'
import { isLinkOnItsWay, makeLink } from '../../../src/server/people/signups/link.ts'
import { createGuesses } from '../../../src/server/staff/guesses.ts'
import { claimJobs, enqueue, postponeJob } from '../../../src/server/outbox/jobs.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const { heldFrom, heldMinutes } = shoppingLimits
const shop = await openShop(undefined, { limits: { ...scaleLimits(10_000), heldFrom } })
const people = peopleOf(shop)
const { db, time } = shop

const [minute, day] = [60_000, 24 * 60 * 60_000]
const right = new Date('2026-11-21T15:00:00Z')
const clockIs = (off: number) => {
  time.now = new Date(right.getTime() + off)
}
/** A context that sends nothing by itself: jobs and messages are checked while they wait. */
const context = {
  ...shop,
  clock: () => time.now,
  log: () => {},
  backgroundJobs: createBackgroundJobs(() => {}),
  send: intoMailbox(db, () => time.now),
  canText: true,
  ...createPublish(undefined),
  gateways: {},
  limits: shoppingLimits,
  wakePictures: () => {},
  staffSecret: '',
  undoSeconds: 5
}

beforeEach(() => clockIs(0))
afterEach(async () => {
  await db.delete(attempts)
  await db.delete(orders)
})

describe('a count made while the clock was a day ahead', () => {
  const limits = [
    { purpose: 'blocking', most: 3, minutes: 15, doubles: true },
    { purpose: 'windowed', most: 3, minutes: 10, doubles: false }
  ]
  test.each(limits)('blocks no one once it is right: $purpose', async limit => {
    const tries = async (count: number) => {
      for (let done = 0; done < count; done += 1) await countTry(db, limit, 'iris', time.now)
    }
    clockIs(day)
    await tries(3)
    await expect(tries(1)).rejects.toMatchObject({ status: 429 })
    clockIs(0)
    await tries(3)
    await expect(tries(1)).rejects.toMatchObject({ status: 429 })
  })

  test.each(limits)('is kept by a process whose clock is a minute late: $purpose', async limit => {
    for (let done = 0; done < 3; done += 1) await countTry(db, limit, 'iris', time.now)
    clockIs(-minute)
    await expect(countTry(db, limit, 'iris', time.now)).rejects.toMatchObject({ status: 429 })
  })

  test('does not shut the staff out either', async () => {
    const guesses = createGuesses({ db, clock: () => time.now })
    const guess = (token: string, member?: string) =>
      guesses.judge({ address: '203.0.113.1', tokenHash: token }, async () => member)
    clockIs(day)
    for (let done = 0; done < 20; done += 1) expect(await guess('wrong')).toBeUndefined()
    await expect(guess('right', 'Maya R.')).rejects.toMatchObject({ status: 429 })
    clockIs(0)
    expect(await guess('right', 'Maya R.')).toBe('Maya R.')
  })
})

describe('a session', () => {
  const status = async (token: string) =>
    (await shop.to(readSession, { headers: { Authorization: `Bearer ${token}` } })).status

  test('is over while the clock is months ahead, and goes on once it is right', async () => {
    const token = await shop.signIn()
    clockIs(90 * day)
    expect(await status(token)).toBe(401)
    clockIs(-90 * day)
    expect(await status(token)).toBe(200)
    clockIs(0)
    expect(await status(token)).toBe(200)
  })

  test('that began while the clock was a year ahead lasts no longer than others, once it is in use', async () => {
    await db.delete(sessions)
    clockIs(365 * day)
    const token = await shop.signIn()
    clockIs(0)
    expect(await status(token)).toBe(200)
    clockIs(60 * minute)
    expect(await status(token)).toBe(200)
    clockIs(31 * day)
    expect(await status(token)).toBe(401)
  })
})

describe('an order', () => {
  test('for a time that has passed by a clock ahead is refused, and the same call is taken once it is right', async () => {
    const cart = await shop.cartWith({ grinder: 1 })
    const body = await shop.orderFor(cart)
    clockIs(day)
    const refused = await shop.send(body, 'the same key')
    expect([refused.status, refused.failure.code]).toEqual([409, 'slot_gone'])
    clockIs(0)
    expect((await shop.send(body, 'the same key')).status).toBe(201)
  })

  test('that was placed while it was ahead is the same one for the same key afterwards', async () => {
    clockIs(day)
    const cart = await shop.cartWith({ grinder: 1 })
    const body = await shop.orderFor(cart)
    const { payload } = await shop.send(body, 'another key')
    clockIs(0)
    expect((await shop.send(body, 'another key')).payload.id).toBe(payload.id)
    const [first] = await shop.slotsAt()
    expect(Date.parse(first?.start ?? '')).toBeLessThan(right.getTime() + 60 * minute)
  })

  test('is not held because of orders placed while the clock was ahead', async () => {
    const order = async () => shop.send(await shop.orderFor(await shop.cartWith({ grinder: 1 })))
    clockIs(day)
    for (let placed = 0; placed < heldFrom.contact; placed += 1) await order()
    clockIs(0)
    const { payload } = await order()
    const [row] = await db.select().from(orders).where(eq(orders.id, payload.id))
    expect(row?.held).toBeNull()
  })

  test('that was held while it was ahead is released after the usual time', async () => {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartWith({ grinder: 1 })))
    const heldUntil = new Date(right.getTime() + day + heldMinutes * minute)
    await db.update(orders).set({ held: 'contact', heldUntil }).where(eq(orders.id, payload.id))
    await cancelHeld(context)
    clockIs(heldMinutes * minute)
    await cancelHeld(context)
    const [row] = await db.select().from(orders).where(eq(orders.id, payload.id))
    expect(row?.status).toBe('cancelled')
  })
})

test('a link that was sent while the clock was ahead doesn’t prevent another one', async () => {
  const { id: accountId } = await people.settle()
  clockIs(day)
  await makeLink(db, { accountId, source: 'reset', now: time.now })
  expect(await isLinkOnItsWay(db, accountId, time.now)).toBe(true)
  clockIs(0)
  expect(await isLinkOnItsWay(db, accountId, time.now)).toBe(false)
  await makeLink(db, { accountId, source: 'reset', now: time.now })
  expect(await isLinkOnItsWay(db, accountId, time.now)).toBe(true)
  await db.delete(signupLinks)
})

test('a job that waits for a day that the database’s clock has left again is done now, and one that was put off is not', async () => {
  const job = (topic: string) => ({ kind: 'clock', topic, payload: {} })
  // Uncommitted, so that the shop's own worker doesn't claim them.
  await transaction(db, async tx => {
    await tx.delete(outbox)
    await enqueue(tx, job('put off'))
    const [claimed] = await claimJobs(tx, 10)
    if (claimed === undefined) throw new Error('No job was claimed.')
    await postponeJob(tx, { ...claimed, attempts: 1 })
    await enqueue(tx, job('ahead'))
    await tx
      .update(outbox)
      .set({ dueAt: sql`now() + interval '1 day'` })
      .where(eq(outbox.topic, 'ahead'))
    const topics = (await claimJobs(tx, 10)).map(({ topic }) => topic)
    expect(topics).toEqual(['ahead'])
    await tx.delete(outbox)
  })
})
