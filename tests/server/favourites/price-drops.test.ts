import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addFavourite, readFavourites } from '../../../src/contract/account/favourites.ts'
import {
  accounts,
  consentLedger,
  consentTexts,
  favourites,
  locations,
  priceAlerts
} from '../../../src/server/db/schema.ts'
import { sendPriceLetter } from '../../../src/server/favourites/send-price-letter.ts'
import { openShop } from '../support/shop.ts'
import { favouritesOf } from './support.ts'

const shop = await openShop()
const { people, idOf, member, choose, look, letters } = favouritesOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
const location = 'queen-west'
const whole = { price: 3000, salePrice: null, saleTimes: null, stock: 9, available: true }
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
  await shop.db.delete(favourites)
  await shop.db.delete(priceAlerts)
  for (const product of ['mango', 'apple']) await shop.setListing(product, whole)
})

const later = (hours: number) => (shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000))

/** Creates a member with favourites, who wants emails about their prices. */
async function reader(locale = 'en-CA', slugs = ['mango'], changes = {}) {
  const { account, headers } = await member(changes)
  for (const slug of slugs)
    await shop.to(addFavourite, { headers, params: { product: await idOf(slug) }, body: { location } })
  const chosen = await choose(headers, true, locale)
  return { headers, email: account.email, account, chosen }
}

const subjects = async (email: string) => (await letters(email)).map(({ subject }) => subject)

describe('the choice', () => {
  test('goes into the consent ledger with the words that were shown', async () => {
    const { email, chosen, account } = await reader()
    expect(chosen.payload.prices).toMatchObject({ isOn: true, email, isConfirmed: true })
    const rows = await shop.db
      .select()
      .from(consentLedger)
      .innerJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
      .where(eq(consentLedger.accountId, account.id))
    expect(rows).toMatchObject([
      { consent_ledger: { purpose: 'prices', action: 'given', source: 'favourites', proof: 'confirmed' } }
    ])
    const { label, text } = chosen.payload.prices ?? {}
    expect(rows[0]?.consent_texts.text).toBe(`${label}\n${text}`)
    expect(text).toMatch(/Toronto ON M\d\w \d\w\d/)
  })

  test('is refused for other words, and for an address that isn’t confirmed', async () => {
    const { headers } = await member({ emailVerifiedAt: null })
    expect((await choose(headers, true)).status).toBe(409)
    expect((await shop.to(readFavourites, { headers })).payload.prices).toMatchObject({
      isOn: false,
      isConfirmed: false
    })
  })

  test('can be taken back, after which no letter comes', async () => {
    const { headers, email } = await reader()
    expect((await choose(headers, false)).payload.prices?.isOn).toBe(false)
    await shop.setListing('mango', { price: 2500 })
    await look()
    expect(await subjects(email)).toEqual([])
  })
})

describe('a letter', () => {
  test('comes once for a drop, with all drops of the day in one', async () => {
    const { email } = await reader('en-CA', ['mango', 'apple'])
    await look()
    expect(await subjects(email)).toEqual([])
    await shop.setListing('mango', { price: 2500 })
    await shop.setListing('apple', { price: 2900 })
    for (const _ of [1, 2, 3]) await look()
    later(48)
    await look()
    const [letter, ...others] = await letters(email)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Lower prices: 2 of your favourites')
    expect(letter?.body).toContain('Before: $30.00')
    expect(letter?.body).toContain('$25.00')
    expect(letter?.body).toContain('$29.00')
    expect(letter?.body).toContain('Iris Vautour, these favourites cost less than before:')
  })

  test('comes at most once a day; the next one has drops that last until then', async () => {
    const { email } = await reader('en-CA', ['mango', 'apple'])
    await shop.setListing('mango', { price: 2500 })
    await look()
    expect(await subjects(email)).toHaveLength(1)
    await shop.setListing('apple', { price: 2000 })
    later(23)
    await look()
    expect(await subjects(email)).toHaveLength(1)
    later(1)
    await look()
    expect(await subjects(email)).toHaveLength(2)
    expect((await letters(email))[0]?.body).not.toContain('$25.00')
  })

  test('doesn’t come for a price that rose and fell back, only for a lower one', async () => {
    const { email } = await reader()
    for (const price of [3500, 3000, 2500, 3000, 2500]) {
      await shop.setListing('mango', { price })
      await look()
      // A letter that is still to be sent would find the next price.
      await letters(email)
      later(25)
    }
    expect(await subjects(email)).toEqual(['Lower price: Mango'])
    await shop.setListing('mango', { price: 2400 })
    await look()
    expect((await letters(email))[0]?.body).toContain('Before: $25.00')
  })

  test('comes when a sale begins, and says until when', async () => {
    const { email } = await reader()
    const saleTimes = { starts: '2026-11-21T12:00', ends: '2026-11-23T21:00' }
    await shop.setListing('mango', { salePrice: 2700, saleTimes })
    await look()
    expect(await subjects(email)).toEqual([])
    later(3)
    await look()
    const [letter] = await letters(email)
    expect(letter?.body).toContain('$27.00')
    expect(letter?.body).toMatch(/Sale until November 23, 2026 at 9:00.pm/)
  })

  test('doesn’t come for a size that is sold out, until it is back', async () => {
    const { email } = await reader()
    await shop.setListing('mango', { price: 2500, stock: 0 })
    await look()
    expect(await subjects(email)).toEqual([])
    await shop.setListing('mango', { stock: 1 })
    await look()
    expect(await subjects(email)).toEqual(['Lower price: Mango'])
  })

  test('is about the store where the favourite was added', async () => {
    const { email } = await reader()
    await shop.setListing('mango', { price: 100 }, 'calgary')
    await look()
    expect(await subjects(email)).toEqual([])
  })

  test('isn’t about prices that fell before the choice', async () => {
    const { account, headers } = await member()
    await shop.to(addFavourite, { headers, params: { product: await idOf('mango') }, body: { location } })
    await shop.setListing('mango', { price: 2500 })
    await choose(headers, true)
    await look()
    expect(await subjects(account.email)).toEqual([])
  })

  test('is in French with its sender and the headers of a one-press unsubscribe, which ends them', async () => {
    const { email } = await reader('fr-CA')
    await shop.setListing('mango', { price: 2500 })
    await look()
    const [letter] = await letters(email)
    expect(letter?.subject).toMatch(/^Baisse de prix\u00a0: /)
    expect(letter?.body).toMatch(/Avant\u00a0: 30,00\s\$/)
    expect(letter?.body).toMatch(/Toronto ON M\d\w \d\w\d/)
    expect(letter?.html).toContain('Se désabonner')
    expect(letter?.unsubscribe).toMatch(/\/unsubscribe\/prices\./)
    const ended = await fetch(letter?.unsubscribe ?? '', { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect(ended.status).toBe(200)
    await shop.setListing('mango', { price: 2000 })
    later(25)
    await look()
    expect(await subjects(email)).toHaveLength(1)
  })

  test('doesn’t go to an address that isn’t confirmed any more', async () => {
    const { account, email } = await reader()
    await shop.setListing('mango', { price: 2500 })
    await shop.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, account.id))
    await look()
    expect(await subjects(email)).toEqual([])
  })
})

describe('between its job and its sending', () => {
  /** Runs the handler of a letter as the outbox does at its first attempt. */
  const sendNow = async (accountId: string, drops: object[]) => {
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => void sent.push(to)
    const payload = { account: accountId, drops }
    const job = { id: 1, kind: 'price-letter', topic: '', payload, attempts: 1, dueAt: start, failedAt: null }
    await sendPriceLetter({ db: shop.db, clock: () => shop.time.now, send })(job as never)
    return sent
  }

  /** Returns the drop of a member's favourite as its job has it. */
  async function dropOf(product: string) {
    const variant = await shop.sizeOf(product)
    const [store] = await shop.db.select().from(locations).where(eq(locations.slug, location))
    return { variant, before: 3000, now: 2500, product: await idOf(product), location: store?.id ?? '' }
  }

  test('a withdrawal is heeded', async () => {
    const { account, headers, email } = await reader()
    await shop.setListing('mango', { price: 2500 })
    const drop = await dropOf('mango')
    expect(await sendNow(account.id, [drop])).toEqual([email])
    await choose(headers, false)
    expect(await sendNow(account.id, [drop])).toEqual([])
  })

  test('a price that has risen again is left out, and may drop another time', async () => {
    const { account, email } = await reader()
    const drop = await dropOf('mango')
    await shop.db.update(favourites).set({ lowest: { [drop.variant]: 2500 } })
    await shop.db.update(priceAlerts).set({ letteredAt: start })
    expect(await sendNow(account.id, [drop])).toEqual([])
    await shop.setListing('mango', { price: 2500 })
    await look()
    expect(await subjects(email)).toEqual(['Lower price: Mango'])
  })
})
