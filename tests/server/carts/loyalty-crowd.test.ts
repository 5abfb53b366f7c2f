import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { openRewardingShop } from '../support/loyalty.ts'

const shop = await openRewardingShop()
await shop.setListing('grinder', { stock: 5000 })

/** The course of one order: its account, the points it uses, and its final status. */
const fate = fc.record({
  person: fc.nat({ max: 3 }),
  grinders: fc.integer({ min: 1, max: 4 }),
  points: fc.nat({ max: 400 }),
  reward: fc.option(fc.constantFrom('off-2', 'off-5', 'off-10'), { nil: null }),
  end: fc.constantFrom('waits', 'cancelled', 'completed', 'reversed', 'both')
})

test('200 concurrent orders, cancellations, completions and redemptions leave each balance equal to its ledger’s sum and never below 0', async () => {
  const count = inject('postgres') === null ? 24 : 200
  const [fates = []] = fc.sample(fc.array(fate, { minLength: count, maxLength: count, size: 'max' }), 1)
  const people = await Promise.all([500, 100, 20, 0].map(points => shop.makePerson(points)))
  const live = async ({ person, grinders, points, reward, end }: (typeof fates)[number]) => {
    const headers = people[person]?.headers ?? {}
    let cart = await shop.cartOf(headers, { grinder: grinders })
    if (reward !== null && (await shop.reward(cart, headers, reward)).status === 200)
      cart = await shop.read(cart, headers)
    await shop.points(cart, headers, Math.min(points, cart.points_redeemable))
    let answer = await shop.order(await shop.read(cart, headers), headers)
    // Another order was faster; uses the remaining points.
    for (let tries = 0; answer.status === 409 && tries < 5; tries++) {
      expect(answer.failure.code).toBe('stale')
      answer = await shop.order(await shop.read(cart, headers), headers)
    }
    if (answer.status !== 201) return 'refused'
    const { id } = answer.payload
    if (end === 'cancelled') await shop.bring(id, 'cancelled')
    if (end === 'completed' || end === 'reversed') await shop.complete(id)
    if (end === 'reversed') await Promise.all([shop.refund(id), shop.refund(id)])
    if (end === 'both') await Promise.all([shop.complete(id), shop.bring(id, 'cancelled'), shop.bring(id, 'cancelled')])
    return end
  }
  const queue = [...fates]
  const ends: string[] = []
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) ends.push(await live(next))
  }
  await Promise.all(Array.from({ length: 12 }, work))
  expect(ends).toHaveLength(count)
  expect(ends.filter(end => end === 'refused').length).toBeLessThan(count / 4)
  let entries = 0
  for (const { id, headers } of people) {
    const [balance, sum] = await shop.balanceOf(id)
    expect(balance).toBe(sum)
    expect(balance).toBeGreaterThanOrEqual(0)
    entries += (await shop.ledgerOf(headers)).length
  }
  expect(entries).toBeGreaterThan(count / 4)
  expect(shop.logged).toEqual([])
}, 180_000)
