import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import { endpoints } from '../../../src/contract/http/endpoints.ts'
import { deleteDraft } from '../../../src/contract/staff/drafts.ts'
import { draftKinds } from '../../../src/contract/staff/draft-fields.ts'
import { categories, newId } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'
import { business, freshZone, store, zone } from './support/store-edits.ts'

const shop = await openDrafting()
type Edit = Parameters<typeof shop.edit>[1][number]

const staff = by('staff')
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })
const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))
const [flower] = await shop.db.select().from(categories).where(eq(categories.slug, 'flower'))
const [zebra, size, price, other] = [
  await shop.idOf('zebra'),
  await shop.sizeOf('zebra'),
  await shop.priceOf('mango'),
  await shop.priceOf('grinder')
]
const takes = { kind: 'percent', percent: 20, of: null, most: null, from: null }
const always = { methods: null, locations: null, combines: false, minimum: 0, perPerson: null }
const times = { starts: null, ends: null, weekly: null }

const change = (kind: Edit['kind'], id: string, fields: object): Edit => ({
  kind,
  ids: [id],
  change: 'set',
  fields: all(fields)
})
const add = (kind: Edit['kind'], fields: object): Edit => ({
  kind,
  ids: [newId()],
  change: 'add',
  fields: all(fields)
})

/** Edits of every kind of thing, each of which changes something that shoppers read once it is published. */
const edits: Edit[] = [
  change('category', flower!.id, { name: words('Buds') }),
  change('product', zebra, { name: words('Okapi') }),
  change('size', size, { size: words('Two grams') }),
  change('price', price, { price: 1975 }),
  { kind: 'price', ids: [other], change: 'remove', fields: {} },
  add('brand', { name: 'Acme', picture: null, text: words('Since 1990.'), sortOrder: 0 }),
  add('deal', { ...always, name: words('Evening'), takes, times, sortOrder: 0 }),
  add('code', {
    ...always,
    code: 'OKAPI',
    name: words('Okapi'),
    takes,
    startsAt: null,
    endsAt: null,
    firstOrder: false,
    most: null
  }),
  add('reward', { name: words('A brownie'), points: 30, value: 300, startsAt: null, endsAt: null, sortOrder: 0 }),
  change('loyalty', 'loyalty', { pointsPerDollar: 7, pointValue: 3 }),
  add('banner', {
    place: 'menu',
    title: words('New drinks'),
    text: null,
    picture: null,
    alt: null,
    link: null,
    times: null,
    locations: null,
    sortOrder: 0
  }),
  business({ name: 'Other name', guestCheckout: false, searchWords: [] }),
  store({ name: words('Elsewhere'), isListed: false }),
  store({ tips: true, slotMinutes: 60 }, 'calgary'),
  zone({ fee: 123 }),
  freshZone()
]

const person = await shop.makePerson(400)
const cart = await shop.cartWith({ grinder: 1 })
const order = await shop.placed()

/** Reads that are left out, by their paths, with the reason. */
const leftOut: Record<string, string> = {
  '/addresses/suggest': 'answers with addresses of a provider',
  '/payments/:payment': 'reads a payment at its provider',
  '/me/export': 'counts its own reads'
}

/** The reads of shoppers: everything that is neither of the staff nor of the retailer’s own systems. */
const reads = Object.values(endpoints)
  .map(({ endpoint }: { endpoint: Endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && !/^\/(?:staff|feed)\//.test(path) && !(path in leftOut))

const values: Record<string, string> = { product: 'zebra', cart: cart.id, order: order.id }
const query = 'method=pickup&confirmed=true&location=calgary'

/** Everything that shoppers read, as it is sent, by path; in both languages and of two stores. */
async function everything(): Promise<Record<string, string>> {
  const paths = reads.flatMap(({ path }) =>
    ['queen-west', 'calgary'].flatMap(location =>
      ['en-CA', 'fr-CA'].map(
        locale =>
          `/v1${path.replace(/:(\w+)/g, (_, name: string) => (name === 'location' ? location : (values[name] ?? '')))}?locale=${locale}&${query}`
      )
    )
  )
  const texts = [...new Set(paths)].map(async path => {
    const reply = await fetch(`${shop.url}${path}`, { headers: person.headers })
    return [path, `${reply.status} ${await reply.text()}`] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

test('the edits are of every kind of thing that a draft changes', () => {
  expect(new Set(edits.map(({ kind }) => kind))).toEqual(new Set(draftKinds))
})

test.each(edits.filter(({ kind }) => kind !== 'code').map(edit => [edit.kind, edit] as const))(
  'shoppers read a change of kind %s once it is published, and the former value once it is undone',
  async (_, edit) => {
    const before = await everything()
    const draft = await shop.drafted(edit)
    await shop.publish(draft, { reason: 'A test' })
    expect(await everything()).not.toEqual(before)
    await shop.undo(draft)
  }
)

test('no draft, open or scheduled, reaches any read of shoppers', async () => {
  const before = await everything()
  expect(Object.values(before).filter(text => text.startsWith('200')).length).toBeGreaterThan(40)
  const some = fc.shuffledSubarray(edits, { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(some, fc.boolean(), async (chosen, isScheduled) => {
      const draft = await shop.begin()
      const edited = await shop.edit(draft, chosen)
      expect(edited.status).toBe(200)
      const at = new Date(shop.time.now.getTime() + 3_600_000).toISOString()
      if (isScheduled) await shop.publish(draft, { at, isScheduled: true, reason: 'A test' })
      expect(await everything()).toEqual(before)
      await shop.publish(draft, { at: null, isScheduled: true })
      await shop.to(deleteDraft, { params: { draft }, headers: staff })
    }),
    { numRuns: 8 }
  )
})
