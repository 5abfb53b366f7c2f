import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { deleteMe, exportMe } from '../../../src/contract/account/me.ts'
import { askForWatch, endWatch, readMyWatches, readWatchForm } from '../../../src/contract/catalog/watches.ts'
import { agrees } from '../../../src/server/consent/ledger.ts'
import { newId, watches } from '../../../src/server/db/schema.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { good, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const start = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  shop.time.now = start
  await people.forgive()
  await shop.db.delete(watches)
  await shop.setListing('mango', { stock: 0, available: true })
})

const guest = () => `ida.${newId().slice(0, 8)}@mail.example`
const params = async () => ({ location: 'queen-west', product: 'mango', variant: await shop.sizeOf('mango') })

interface Asking {
  email?: string | null
  km?: number | null
  channel?: 'email' | 'sms'
  headers?: Record<string, string>
  locale?: string
}

/** Reads the form, and sends it with the words of the choice. */
async function ask({ email = null, km = null, channel = 'email', headers = {}, locale = 'en-CA' }: Asking) {
  const query = { locale }
  const form = await shop.to(readWatchForm, { params: await params(), query, headers })
  const words = form.payload.words.find(one => one.km === km && one.channel === channel)?.hash ?? ''
  return shop.to(askForWatch, { params: await params(), query, headers, body: { email, km, channel, words } })
}

const send = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text() }
}

/** Confirms the request of a guest by the link of its letter. */
async function confirm(email: string) {
  const url = (await people.linkTo(email)).href
  return send(url, { method: 'POST' })
}

/** Waits until the jobs are done, and returns the subjects of the messages to an address, the latest first. */
const subjects = async (to: string) => (await people.mailsTo(to)).map(({ subject }) => subject)

async function member(changes = {}) {
  const account = await people.settle({ emailVerifiedAt: start, ...changes })
  return { account, headers: await people.enter(account.email) }
}

describe('a guest', () => {
  test('confirms by a button, not by opening the link; is notified once; and hears no more', async () => {
    const email = guest()
    expect((await ask({ email })).payload).toMatchObject({ state: 'asked' })
    const url = (await people.linkTo(email)).href
    expect((await send(url)).text).toContain('Confirm my request')
    await shop.setListing('mango', { stock: 1 })
    expect(await subjects(email)).toHaveLength(1)
    await shop.setListing('mango', { stock: 0 })
    expect((await send(url, { method: 'POST' })).text).toContain('Your request is confirmed')
    expect(await agrees(shop.db, 'email', email, 'restock')).toBe(true)
    for (const stock of [3, 0, 9]) {
      await shop.setListing('mango', { stock })
      await people.mailsTo(email)
    }
    expect(await subjects(email)).toEqual([
      'Mango is back at Queen West',
      expect.stringMatching(/^Confirm your request/)
    ])
    expect((await send(url, { method: 'POST' })).status).toBe(404)
  })

  test('who withdraws is not notified, and undoing it lets them wait again', async () => {
    const email = guest()
    await ask({ email })
    const [letter] = await people.mailsTo(email)
    await confirm(email)
    const unsubscribe = /https?:\S+\/unsubscribe\/\S+/.exec(letter?.body ?? '')?.[0] ?? ''
    const done = await send(unsubscribe, { method: 'POST' })
    expect(done.text).toContain('messages about products that are back in stock by email')
    await shop.setListing('mango', { stock: 5 })
    expect(await subjects(email)).toHaveLength(1)
    const undo = /action="(\/unsubscribe\/undo[^"]+)"/.exec(done.text)?.[1]
    await send(`${shop.url}${undo}`, { method: 'POST' })
    expect((await subjects(email))[0]).toBe('Mango is back at Queen West')
  })

  test('a message has its sender with a postal address, and the headers of a one-press unsubscribe', async () => {
    const email = guest()
    await ask({ email, locale: 'fr-CA' })
    await confirm(email)
    await shop.setListing('mango', { stock: 5 })
    const [letter] = (await people.mailsTo(email)) as { body: string; unsubscribe?: string; html: string }[]
    expect(letter?.body).toContain('Envoyé par')
    expect(letter?.body).toMatch(/Toronto ON M\d\w \d\w\d/)
    expect(letter?.unsubscribe).toMatch(/\/unsubscribe\/restock\./)
    expect(letter?.html).toContain('Se désabonner')
    await send(letter?.unsubscribe ?? '', { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect(await agrees(shop.db, 'email', email, 'restock')).toBe(false)
  })

  test('without an address is asked for one', async () => {
    expect((await ask({})).failure).toMatchObject({ code: 'invalid', fields: { email: 'required' } })
  })

  test('can’t confirm after two days', async () => {
    const email = guest()
    await ask({ email })
    shop.time.now = new Date(start.getTime() + 3 * 86_400_000)
    expect((await confirm(email)).status).toBe(404)
  })
})

describe('a member', () => {
  test('with a confirmed address waits directly, sees the request and can end it', async () => {
    const { account, headers } = await member()
    expect((await ask({ headers })).payload).toMatchObject({ state: 'waiting', until: '2027-02-19T15:00:00.000Z' })
    const mine = (await shop.to(readMyWatches, { headers })).payload.watches
    expect(mine).toMatchObject([{ product: { slug: 'mango' }, location: { slug: 'queen-west' }, km: null }])
    const left = await shop.to(endWatch, { headers, params: { watch: mine[0]?.id ?? '' } })
    expect(left.payload.watches).toEqual([])
    await shop.setListing('mango', { stock: 5 })
    expect(await subjects(account.email)).not.toContain('Mango is back at Queen West')
    expect(await agrees(shop.db, 'email', account.email, 'restock')).toBe(false)
  })

  test('with a confirmed number may choose a text', async () => {
    const { account, headers } = await member({ phone: '+1 902 555 0117', phoneVerifiedAt: start })
    expect((await ask({ headers, channel: 'sms' })).status).toBe(200)
    await shop.setListing('mango', { stock: 5 })
    const texts = (await people.mailsTo(account.phone)).filter(({ channel }) => channel === 'sms')
    expect(texts[0]?.body).toMatch(/Mango, .+, is back in stock at Queen West\. .+ Unsubscribe: http/)
  })

  test('without one has no texts to choose', async () => {
    const { headers } = await member({ phoneVerifiedAt: null })
    const { payload } = await shop.to(readWatchForm, { params: await params(), headers })
    expect(payload.channels.map(({ channel }) => channel)).toEqual(['email'])
  })

  test('finds requests in the export, and none after a deletion', async () => {
    const { account, headers } = await member()
    await ask({ headers })
    expect((await shop.to(exportMe, { headers })).payload).toMatchObject({
      watches: [{ product: { slug: 'mango' } }],
      consents: [{ purpose: 'restock', action: 'given', words: expect.stringMatching(/^Send me one email when Mango/) }]
    })
    await shop.to(deleteMe, { headers, body: { password: good } })
    expect(await shop.db.select().from(watches).where(eq(watches.address, account.email))).toEqual([])
  })
})

describe('the messages', () => {
  test('go to as many as there are pieces, in the order of requests; a piece of one who withdrew is the next one’s', async () => {
    const all = [guest(), guest(), guest()]
    for (const email of all) {
      await ask({ email })
      await confirm(email)
      await people.forgive()
    }
    await shop.setListing('mango', { stock: 2 })
    const counts = async () => (await Promise.all(all.map(subjects))).map(list => list.length - 1)
    expect(await counts()).toEqual([1, 1, 0])
    await shop.setListing('mango', { stock: 1 })
    expect(await counts()).toEqual([1, 1, 0])
    await shop.setListing('mango', { stock: 2 })
    expect(await counts()).toEqual([1, 1, 1])
  })

  test('are about another store, if that is within the distance', async () => {
    const { payload } = await shop.to(readWatchForm, { params: await params() })
    const near = payload.reaches.find(({ km }) => km !== null)
    expect(near).toBeDefined()
    const email = guest()
    await ask({ email, km: near?.km ?? null })
    await confirm(email)
    const [row] = await shop.db.select().from(watches)
    expect(row?.locationIds.length).toBe(near?.stores)
  })

  test('are refused for a size that is there, and for other words', async () => {
    const form = (await shop.to(readWatchForm, { params: await params() })).payload
    const body = { channel: 'email' as const, email: guest(), km: null, words: form.words[0]?.hash ?? '' }
    const asked = async (words: string) =>
      (await shop.to(askForWatch, { params: await params(), body: { ...body, words } })).status
    expect(await asked('others')).toBe(409)
    await shop.setListing('mango', { stock: 1 })
    expect(await asked(body.words)).toBe(409)
  })
})

test('a member who asks again with another distance keeps their place in line', async () => {
  const elsewhere = await shop.stockOf('mango', 'calgary')
  onTestFinished(() => shop.setListing('mango', { stock: elsewhere }, 'calgary'))
  await shop.setListing('mango', { stock: 0 }, 'calgary')
  const first = await member()
  await ask({ headers: first.headers })
  const second = await member()
  await ask({ headers: second.headers })
  await ask({ headers: first.headers, km: 5 })
  await shop.setListing('mango', { stock: 1 })
  expect(await subjects(first.account.email)).toContain('Mango is back at Queen West')
  expect(await subjects(second.account.email)).not.toContain('Mango is back at Queen West')
})

test('a request ends after 90 days, and is forgotten', async () => {
  const { account, headers } = await member()
  await ask({ headers })
  shop.time.now = new Date(start.getTime() + 91 * 86_400_000)
  await shop.setListing('mango', { stock: 5 })
  expect(await subjects(account.email)).not.toContain('Mango is back at Queen West')
  await prune(shop.db, shop.time.now)
  expect(await shop.db.select().from(watches)).toEqual([])
})
