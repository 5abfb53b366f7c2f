import { beforeEach, describe, expect, test } from 'vitest'
import { attempts } from '../../../src/server/db/schema.ts'
import { ApiError } from '../../../src/server/http/api-error.ts'
import { countTries, countTry, takeBack } from '../../../src/server/rate-limit/count-try.ts'
import { countFrom } from '../../../src/server/rate-limit/count-networks.ts'
import type { Limit } from '../../../src/server/rate-limit/limits.ts'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { openShop } from '../support/shop.ts'

const { db } = await openShop()
const start = new Date('2026-11-21T15:00:00Z').getTime()
const blocking: Limit = { purpose: 'password', most: 5, minutes: 15, doubles: true }
const windowed: Limit = { purpose: 'address', most: 5, minutes: 10, doubles: false }
beforeEach(() => db.delete(attempts))

/** Makes an attempt at a minute from the start: returns 0 if it is admitted, else the seconds to wait. */
async function tryAt(limit: Limit, minute: number, subject = 'iris'): Promise<number> {
  try {
    await countTry(db, limit, subject, new Date(start + minute * 60_000))
    return 0
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return error.details.retryAfter ?? -1
    throw error
  }
}
async function tries(limit: Limit, minute: number, count: number): Promise<number[]> {
  const waits: number[] = []
  for (let index = 0; index < count; index += 1) waits.push(await tryAt(limit, minute))
  return waits
}

describe('a limit that blocks', () => {
  test('lets five tries through, and then one after 1, 2, 4 … minutes, never more than an hour apart', async () => {
    expect(await tries(blocking, 0, 6)).toEqual([0, 0, 0, 0, 0, 60])
    const waits: number[] = []
    let minute = 1
    for (let round = 0; round < 9; round += 1) {
      expect(await tryAt(blocking, minute)).toBe(0)
      const wait = (await tryAt(blocking, minute)) / 60
      expect(await tryAt(blocking, minute + wait - 0.5)).toBe(30)
      waits.push(wait)
      minute += wait
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60])
  })

  test('restarts the count 15 minutes after the first try, or after the end of a block', async () => {
    expect(await tries(blocking, 0, 4)).toEqual([0, 0, 0, 0])
    expect(await tries(blocking, 15, 6)).toEqual([0, 0, 0, 0, 0, 60])
    expect(await tries(blocking, 31, 6)).toEqual([0, 0, 0, 0, 0, 60])
    expect(await tries(blocking, 46.5, 2)).toEqual([0, 120])
  })

  test('restarts the count after a successful try', async () => {
    await tries(blocking, 0, 5)
    await takeBack(db, blocking, 'iris')
    expect(await tries(blocking, 0, 6)).toEqual([0, 0, 0, 0, 0, 60])
  })
})

describe('a limit within a time', () => {
  test('lets so many through, and no more until the time is over', async () => {
    expect(await tries(windowed, 0, 6)).toEqual([0, 0, 0, 0, 0, 600])
    expect(await tryAt(windowed, 9)).toBe(60)
    expect(await tries(windowed, 10, 6)).toEqual([0, 0, 0, 0, 0, 600])
  })

  test('counts the time from the first try', async () => {
    await tries(windowed, 0, 1)
    expect(await tries(windowed, 6, 5)).toEqual([0, 0, 0, 0, 240])
  })

  test('gives a try back that was right, also the last one', async () => {
    await tries(windowed, 0, 5)
    await takeBack(db, windowed, 'iris')
    expect(await tries(windowed, 0, 2)).toEqual([0, 600])
  })
})

test.each([blocking, windowed])('of twenty simultaneous tries, only five pass: %j', async limit => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => tryAt(limit, 0)))
  expect(waits.filter(wait => wait === 0)).toHaveLength(5)
})

test.each([blocking, windowed])(
  'of tries that are counted together the first five of each subject pass: %j',
  async limit => {
    const count = (subjects: string[]) => countTries(db, limit, subjects, new Date(start))
    await countTry(db, limit, 'iris', new Date(start))
    expect(await count(['iris', 'ada', 'iris', 'iris', 'ada', 'iris', 'iris', 'iris'])).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
      false
    ])
    expect(await count(['iris', 'ada'])).toEqual([false, true])
    expect(await count(Array.from({ length: 7 }, () => 'otis'))).toEqual([true, true, true, true, true, false, false])
    expect(await count(['otis'])).toEqual([false])
    // A window later all begin anew.
    const later = new Date(start + 80 * 60_000)
    expect(await countTries(db, limit, ['otis', 'iris'], later)).toEqual([true, true])
  }
)

test('tries for one purpose or subject count for no other', async () => {
  await tries(blocking, 0, 5)
  expect([await tryAt(blocking, 0, 'ada'), await tryAt({ ...blocking, purpose: 'other' }, 0)]).toEqual([0, 0])
})

test('limits that are a million times as high as usual are limits that the database can count', async () => {
  const { cartsByAddress } = scaleLimits(1_000_000)
  await expect(countFrom(db, cartsByAddress, '2001:db8:1:2', new Date(start))).resolves.toBeUndefined()
  await expect(countFrom(db, cartsByAddress, '2001:db8:1:2', new Date(start))).resolves.toBeUndefined()
})
