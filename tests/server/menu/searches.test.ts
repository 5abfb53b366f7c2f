import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { reportSearch } from '../../../src/contract/catalog/searches.ts'
import { readMissedSearches } from '../../../src/contract/staff/missed-searches.ts'
import { keptFor, prune } from '../../../src/server/db/prune.ts'
import { attempts, locations, missedSearches, newId, staffMembers } from '../../../src/server/db/schema.ts'
import { hashOf, newSecret } from '../../../src/server/people/sessions/secret.ts'
import { countSearch, MOST_NEW_WORDS } from '../../../src/server/shop/searches/count-search.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const DAY = 24 * 60 * 60 * 1000
// A Saturday; the week begins on the Monday before.
const [SATURDAY, MONDAY] = ['2026-11-21', '2026-11-16']

afterEach(async () => {
  await shop.db.delete(missedSearches)
  await shop.db.delete(attempts)
})

const send = (words: string, location = 'queen-west', locale = 'en-CA') =>
  shop.to(reportSearch, { params: { location }, query: { locale }, body: { words } })
const rows = () => shop.db.select().from(missedSearches)
const store = async (slug = 'queen-west') =>
  (await shop.db.select().from(locations).where(eq(locations.slug, slug)))[0]!
const times = async (count: number, words: string, location?: string, locale?: string) => {
  for (let nth = 0; nth < count; nth++) expect((await send(words, location, locale)).status).toBe(200)
}
const list = (more: { from?: string; to?: string; location?: string } = {}, headers = by('staff')) =>
  shop.to(readMissedSearches, { query: { locale: 'en-CA', from: SATURDAY, to: SATURDAY, ...more }, headers })

describe('a search that found nothing', () => {
  test('is counted by store, language, words and week, without anything else', async () => {
    shop.time.now = new Date(`${SATURDAY}T17:00:00Z`)
    await times(2, ' Bubble  HASH ')
    await times(1, 'bubble hash', 'queen-west', 'fr-CA')
    const { id } = await store()
    const same = { locationId: id, words: 'bubble hash', week: MONDAY, firstOn: SATURDAY }
    expect((await rows()).toSorted((a, b) => a.count - b.count)).toEqual([
      { ...same, language: 'fr', count: 1 },
      { ...same, language: 'en', count: 2 }
    ])
  })

  test('is answered alike and not kept if it may be about a person', async () => {
    await times(1, 'ann@shop.example')
    await times(1, '416 555 0141')
    await times(1, 'M6J 1H1')
    expect(await rows()).toEqual([])
  })

  test('is refused for an unknown store, for a text beyond any search, and from an address that sends very many', async () => {
    expect((await send('kief', 'nowhere')).status).toBe(404)
    expect((await send('x'.repeat(500))).status).toBe(422)
    await times(20, 'kief')
    const { status, failure } = await send('kief')
    expect([status, failure.code]).toEqual([429, 'rate_limited'])
  })

  test('is dropped if its words are new after too many of a day; words that are known are counted on', async () => {
    const location = await store()
    const now = new Date(`${SATURDAY}T17:00:00Z`)
    const count = (words: string, at = now) => countSearch(shop.db, { location, language: 'en', words }, at)
    for (let nth = 0; nth < MOST_NEW_WORDS; nth++) await count(`word ${nth}`)
    await count('one too many')
    await count('word 0')
    const kept = await rows()
    expect(kept).toHaveLength(MOST_NEW_WORDS)
    expect(kept.find(({ words }) => words === 'word 0')?.count).toBe(2)
    await count('one too many', new Date(now.getTime() + DAY))
    expect((await rows()).some(({ words }) => words === 'one too many')).toBe(true)
  })

  test('is deleted after its time', async () => {
    await times(1, 'kief')
    const now = new Date(`${MONDAY}T00:00:00Z`).getTime()
    await prune(shop.db, new Date(now + keptFor.missedSearches * DAY))
    expect(await rows()).toHaveLength(1)
    await prune(shop.db, new Date(now + (keptFor.missedSearches + 1) * DAY))
    expect(await rows()).toEqual([])
  })
})

describe('the list of words asked for and not found', () => {
  test('has those of three visits or more, the most frequent first, of the stores and weeks asked for', async () => {
    shop.time.now = new Date(`${SATURDAY}T17:00:00Z`)
    await times(3, 'bubble hash')
    await times(2, 'kief')
    await times(4, 'diamonds')
    await times(2, 'kief', 'calgary')
    const words = async (more?: object) => (await list(more)).payload.searches.map(({ words, count }) => [words, count])
    expect(await words()).toEqual([
      ['diamonds', 4],
      ['kief', 4],
      ['bubble hash', 3]
    ])
    expect(await words({ location: 'queen-west' })).toEqual([
      ['diamonds', 4],
      ['bubble hash', 3]
    ])
    expect(await words({ location: 'calgary' })).toEqual([])
    expect(await words({ from: '2026-11-01', to: '2026-11-15' })).toEqual([])
    expect((await list()).payload.searches[0]).toEqual({
      words: 'diamonds',
      language: 'en',
      count: 4,
      lastWeek: MONDAY
    })
  })

  test('is for members with the right, of their stores', async () => {
    const token = newSecret()
    await shop.db.insert(staffMembers).values({
      id: newId(),
      name: 'Ann',
      rights: ['reports'],
      locations: ['calgary'],
      role: 'staff',
      tokenHash: hashOf(token),
      createdAt: shop.time.now
    })
    await times(3, 'kief')
    expect((await list({}, by(token))).payload.searches).toEqual([])
    expect((await list({ location: 'queen-west' }, by(token))).status).toBe(403)
    expect((await list({ from: 'x' })).status).toBe(422)
  })
})
