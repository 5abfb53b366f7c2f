import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readLoyalty } from '../../../src/contract/account/loyalty.ts'
import { type Cart, readCart } from '../../../src/contract/cart/cart.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { createPreview } from '../../../src/contract/staff/drafts.ts'
import { readPromotions } from '../../../src/contract/staff/staff-catalogue.ts'
import { business, messages, newId, orders, rewards } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const headers = by('staff')
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })
const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))

const brownie = {
  name: words('Free shipping tape'),
  points: 100,
  value: 300,
  startsAt: null,
  endsAt: null,
  sortOrder: 0
}
const add = (id: string, fields: object = {}) => ({
  kind: 'reward' as const,
  ids: [id],
  change: 'add' as const,
  fields: all({ ...brownie, ...fields })
})
const change = (id: string, fields: object) => ({
  kind: 'reward' as const,
  ids: [id],
  change: 'set' as const,
  fields: all(fields)
})
const remove = (id: string) => ({ kind: 'reward' as const, ids: [id], change: 'remove' as const, fields: {} })
const rules = (fields: object) => ({
  kind: 'loyalty' as const,
  ids: ['loyalty'],
  change: 'set' as const,
  fields: all(fields)
})
const tier = (name: string, from: number, bonus = 0) => ({ name: words(name), from, bonus })

const publish = (draft: string, body: object = {}) => shop.publish(draft, { reason: 'Asked the regulator', ...body })
const cartNow = async (cart: Pick<Cart, 'id'>, person: Record<string, string>) =>
  (await shop.to(readCart, { params: { cart: cart.id }, headers: person })).payload
const loyaltyOf = async (person: Record<string, string>) => (await shop.to(readLoyalty, { headers: person })).payload
const promotionsIn = async (draft?: string) =>
  (await shop.to(readPromotions, { query: draft ? { draft } : {}, headers })).payload

test('a reward is offered once its draft is published, and undoing leaves everything byte for byte as it was', async () => {
  const person = await shop.makePerson(320)
  const [before, rowsBefore] = [await shop.publicReads(), await shop.db.select().from(rewards)]
  const listed = await loyaltyOf(person.headers)
  const id = newId()
  const draft = await shop.drafted(add(id), change('off-5', { value: 700 }), remove('off-2'))
  expect([await shop.publicReads(), await loyaltyOf(person.headers)]).toEqual([before, listed])
  expect((await shop.read(draft)).list.map(({ label }) => label).sort()).toEqual(['$2 off', '$5 off', brownie.name.en])
  expect((await promotionsIn(draft)).rewards.find(reward => reward.id === id)?.fields).toEqual(brownie)

  expect((await publish(draft)).status).toBe(200)
  const after = await loyaltyOf(person.headers)
  expect(after.rewards).toContainEqual({ id, name: brownie.name.en, points: 100, value: 300 })
  expect(after.rewards.find(reward => reward.id === 'off-5')).toMatchObject({ value: 700 })
  expect(after.rewards.map(reward => reward.id)).not.toContain('off-2')

  await shop.undo(draft)
  expect([await shop.publicReads(), await loyaltyOf(person.headers)]).toEqual([before, listed])
  const sorted = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(sorted(await shop.db.select().from(rewards))).toEqual(sorted(rowsBefore))
})

test('a cart loses a reward that is gone with a new version, so that no order costs more unnoticed; a placed order has it still', async () => {
  const person = await shop.makePerson(320)
  const placed = await shop.cartOf(person.headers, { grinder: 2 })
  const { payload: paid } = await shop.reward(placed, person.headers, 'off-5')
  const { payload: order } = await shop.order(paid, person.headers)
  const cart = await shop.cartOf(person.headers, { grinder: 2 })
  const { payload: used } = await shop.reward(cart, person.headers, 'off-5')
  expect(used.orderReward.id).toBe('off-5')
  const draft = await shop.drafted(remove('off-5'))
  await publish(draft)

  const refused = await shop.order(used, person.headers)
  expect([refused.status, refused.failure.code]).toEqual([409, 'stale'])
  expect(await cartNow(cart, person.headers)).toMatchObject({
    version: used.version + 1,
    total: 2260,
    orderReward: { id: null, points: 0, amount: 0 }
  })
  const shown = await shop.to(readOrder, { params: { order: order.id }, headers: person.headers })
  expect(shown.payload.orderReward).toEqual({ points: 90, name: '$5 off', amount: 500 })
  await shop.undo(draft)
})

test('a cart with a reward that changes shows its new value, and its order asks before it costs more', async () => {
  const person = await shop.makePerson(320)
  const cart = await shop.cartOf(person.headers, { grinder: 2 })
  const { payload: used } = await shop.reward(cart, person.headers, 'off-5')
  const draft = await shop.drafted(change('off-5', { value: 300, points: 80 }))
  await publish(draft)
  const request = await shop.orderFor(used, { total: used.total })
  const refused = await shop.send(request, undefined, {}, person.headers)
  expect([refused.status, refused.failure.code]).toEqual([409, 'stale'])
  expect(refused.failure.message).toMatch(/19\.21 instead of \$16\.95/)
  expect((await cartNow(cart, person.headers)).orderReward).toMatchObject({ id: 'off-5', points: 80, amount: 300 })
  await shop.undo(draft)
})

test('a reward is offered between its times alone, and a cart has it priced anew at its end', async () => {
  const person = await shop.makePerson(320)
  const at = (hours: number) => new Date(shop.time.now.getTime() + hours * 3_600_000).toISOString()
  const [soon, short] = [newId(), newId()]
  const draft = await shop.drafted(add(soon, { startsAt: at(1) }), add(short, { endsAt: at(1) }))
  await publish(draft)
  const offered = async () => (await loyaltyOf(person.headers)).rewards.map(({ id }) => id)
  expect(await offered()).toContain(short)
  expect(await offered()).not.toContain(soon)
  const cart = await shop.cartOf(person.headers, { grinder: 2 })
  expect((await shop.reward(cart, person.headers, soon)).failure.fields).toEqual({ reward: 'unknown' })
  const { payload: used } = await shop.reward(cart, person.headers, short)
  expect(used.repricedAt).toBe(at(1))
  const { now } = shop.time
  shop.time.now = new Date(now.getTime() + 3_600_000)
  expect(await cartNow(cart, person.headers)).toMatchObject({ version: used.version + 1, orderReward: { id: null } })
  expect(await offered()).toContain(soon)
  shop.time.now = now
  await shop.undo(draft)
})

test('the rules of points and the tiers hold from their time on for the next order, and not for those that are placed', async () => {
  const person = await shop.makePerson(320)
  const placed = await shop.cartOf(person.headers, { grinder: 2 })
  const { payload: order } = await shop.order(placed, person.headers)
  const cart = await shop.cartOf(person.headers, { grinder: 2 })
  const listed = await loyaltyOf(person.headers)
  const [rowBefore] = await shop.db.select().from(business)
  const tiers = [tier('Sprout', 0), tier('Oak', 300, 50)]
  const draft = await shop.drafted(rules({ pointsPerDollar: 2, tiers }))
  expect((await shop.read(draft)).list.map(({ label }) => label)).toEqual(['Points and tiers'])
  expect((await promotionsIn(draft)).loyalty).toMatchObject({ pointsPerDollar: 2, pointValue: 5, tiers })
  const at = new Date(shop.time.now.getTime() + 3_600_000).toISOString()
  await publish(draft, { at, isScheduled: true })
  expect((await shop.read(draft)).state).toBe('scheduled')
  expect((await cartNow(cart, person.headers)).orderLoyalty.earns).toBe(20)

  await publish(draft, { at: null, isScheduled: true })
  await publish(draft)
  // 20 dollars at 2 points, and half as many for members of the second tier.
  expect((await cartNow(cart, person.headers)).orderLoyalty.earns).toBe(60)
  expect(await loyaltyOf(person.headers)).toMatchObject({
    pointsPerDollar: 2,
    tier: 'Oak',
    next: null,
    tiers: [
      { name: 'Sprout', from: 0, bonus: 0 },
      { name: 'Oak', from: 300, bonus: 50 }
    ]
  })
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
  expect(row?.earns).toBe(20)
  const said = await shop.db.select().from(messages)
  expect(said.map(({ message }) => message)).toContainEqual({ type: 'missed' })

  await shop.undo(draft)
  expect(await shop.db.select().from(business)).toEqual([rowBefore])
  expect(await loyaltyOf(person.headers)).toEqual(listed)
})

test('figures and tiers that can’t be are refused at their field, in the reader’s words', async () => {
  const draft = await shop.begin()
  const refused = async (edit: ReturnType<typeof rules> | ReturnType<typeof add>) => {
    const { status, failure } = await shop.edit(draft, [edit])
    return [status, failure.fields, failure.message]
  }
  expect(await refused(rules({ tiers: [tier('A', 0), tier('B', 0)] }))).toEqual([
    422,
    { 'loyalty.tiers': 'number' },
    'Points and tiers: Each tier needs more points than the one before it, and a name of its own.'
  ])
  expect((await refused(rules({ tiers: [tier('A', 0), tier('A', 9)] })))[1]).toEqual({ 'loyalty.tiers': 'choice' })
  expect((await refused(rules({ pointsPerDollar: 1.5 })))[0]).toBe(422)
  expect((await refused(rules({ pointValue: -1 })))[0]).toBe(422)
  expect((await refused(add(newId(), { points: 0 })))[0]).toBe(422)
  expect((await refused(add(newId(), { value: 0 })))[0]).toBe(422)
  const times = { startsAt: '2026-12-02T10:00:00Z', endsAt: '2026-12-01T10:00:00Z' }
  expect((await refused(add(newId(), times))).slice(1)).toEqual([
    { 'reward.endsAt': 'past' },
    'Free shipping tape: The reward ends before it begins.'
  ])
  const addition = { ...rules({ pointsPerDollar: 1 }), change: 'add' as const }
  expect((await shop.edit(draft, [addition])).status).toBe(422)
  expect((await shop.edit(draft, [{ ...remove('loyalty'), kind: 'loyalty' }])).status).toBe(422)
  expect((await shop.read(draft)).list).toEqual([])
})

test('rewards and points are for members with the right to promotions who work in all stores', async () => {
  const everywhere = await shop.hire('Offers everywhere', { rights: ['promotions'] })
  const somewhere = await shop.hire('Offers of one store', { rights: ['promotions'], locations: ['queen-west'] })
  const other = await shop.hire('Stores alone', { rights: ['stores'] })
  const draft = await shop.begin(everywhere)
  const edits = [add(newId()), rules({ pointsPerDollar: 2 })]
  for (const edit of edits) {
    expect((await shop.edit(draft, [edit], somewhere)).status).toBe(403)
    expect((await shop.edit(draft, [edit], other)).status).toBe(403)
    expect((await shop.edit(draft, [edit], everywhere)).status).toBe(200)
  }
})

test('promotion law has a say on a reward, more points and the names of tiers, in the provinces with points alone', async () => {
  const found = async (...edits: Parameters<typeof shop.drafted>) =>
    (await shop.read(await shop.drafted(...edits))).findings.map(({ kind, field, rules: ids }) => [kind, field, ids])
  // Queen West, in Ontario, has points; Calgary has none.
  expect(await found(change('off-5', { value: 900 }))).toEqual([['reward', 'value', ['on-loyalty']]])
  expect(await found(rules({ pointsPerDollar: 9 }))).toEqual([['loyalty', 'pointsPerDollar', ['on-loyalty']]])
  expect(await found(rules({ pointsPerDollar: 0 }), remove('off-2'))).toEqual([])
  const names = await found(rules({ tiers: [tier('Loyalty kids', 0)] }))
  expect(names).not.toEqual([])
  expect(names.every(([kind, field]) => kind === 'loyalty' && field === 'tiers')).toBe(true)
})

test('a preview shows the rules of a draft, and no order waits for it', async () => {
  const draft = await shop.drafted(rules({ pointsPerDollar: 4 }), remove('off-2'))
  const { path } = (await shop.to(createPreview, { body: { draft, at: null }, headers })).payload
  expect((await fetch(`${shop.url}${path}v1/business?locale=en-CA`)).status).toBe(200)
  expect((await shop.db.select().from(rewards)).map(({ id }) => id)).toContain('off-2')
})
