import { expect, test } from 'vitest'
import { prune } from '../../../src/server/db/prune.ts'
import { messages } from '../../../src/server/db/schema.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const now = new Date('2026-11-21T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('realtime messages are deleted a day after they went out', async () => {
  const channel = `order.${'a'.repeat(32)}`
  const base = { channel, message: {} }
  await shop.db.insert(messages).values([
    { ...base, number: 1, at: daysAgo(1.1) },
    { ...base, number: 2, at: daysAgo(0.9) }
  ])
  await prune(shop.db, now)
  expect((await shop.db.select().from(messages)).map(({ number }) => number)).toEqual([2])
})
