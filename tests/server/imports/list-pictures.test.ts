import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readFeedItems, setFeedItems } from '../../../src/contract/feed/feed-items.ts'
import { createFeedKey } from '../../../src/contract/feed/feed-keys.ts'
import { applyImport, createImport, readImport, undoImport } from '../../../src/contract/staff/imports.ts'
import { imports, messages, pictures, products, wantedPictures } from '../../../src/server/db/schema.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { takeWantedPictures } from '../../../src/server/import/pictures/take-wanted.ts'
import { createEncoder } from '../../../src/server/pictures/encode/encoder.ts'
import { fixture } from '../support/database/seed.ts'
import { by } from '../support/loyalty.ts'
import { makePicture } from '../support/pictures/make-picture.ts'
import { certificate, picturesAt } from '../support/pictures/picture-site.ts'
import { openShop } from '../support/shop.ts'

const site = picturesAt({ isSecure: true })
const png = await makePicture(60, 60).png()
const fetch = {
  allowLoopback: true,
  resolve: async (host: string) => [{ address: host === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }],
  ca: certificate
}
const shop = await openShop(fixture, { fetchPictures: fetch })
const headers = by('staff')
const location = 'queen-west'
const minute = 60_000
const stored = expect.stringMatching(/\/v1\/pictures\/[0-9a-f]{32}\/640\.jpg$/) as string

const pass = (time: number) => void (shop.time.now = new Date(shop.time.now.getTime() + time))
const read = async (id: string, locale = 'en-CA') =>
  (await shop.to(readImport, { params: { import: id }, query: { locale }, headers })).payload

/** Uploads a list of products with a picture each. */
async function upload(listed: Record<string, string>) {
  pass(1000)
  const rows = Object.entries(listed).map(([id, picture]) => `${id},Oat ${id},other,40 g,6.00,4,${picture}`)
  const file = ['id,name,category,size,price,stock,picture', ...rows].join('\n')
  const list = await shop.to(createImport, { params: { location }, query: { name: 'list.csv' }, file, headers })
  return list.payload
}

/** Uploads and applies such a list. Returns its id. */
async function bring(listed: Record<string, string>): Promise<string> {
  const { id } = await upload(listed)
  await shop.to(applyImport, { params: { import: id }, body: { mayDrop: true }, headers })
  return id
}

const picturesOf = (id: string, waiting = 0) =>
  vi.waitFor(
    async () => {
      const list = await read(id)
      expect(list.state).toBe('done')
      expect(list.pictures?.waiting).toBe(waiting)
      return list
    },
    { timeout: 10_000, interval: 20 }
  )

const pictureOf = async (id: string) => {
  const reply = await shop.to(readMenu, { params: { location }, headers: { 'Cache-Control': 'no-cache' } })
  const found = reply.payload.products.find(({ variants }) => variants.some(({ externalId }) => externalId === id))
  return { picture: found?.picture, pictureWidths: found?.pictureWidths }
}

async function undo(id: string) {
  await shop.to(undoImport, { params: { import: id }, body: {}, headers })
  return vi.waitFor(
    async () => {
      const list = await read(id)
      expect(list.state).toBe('undone')
      return list
    },
    { timeout: 10_000, interval: 20 }
  )
}

beforeEach(async () => {
  await shop.db.delete(imports)
})

describe('the pictures of an uploaded list', () => {
  test('are stored once it is applied, pages hear of it, and those that fail are named in the language of the call', async () => {
    const good = site.serve('/good.png', png)
    const listed = { p1: good, p2: site.addressOf('/gone.png'), p3: 'https://inside.example/a.png', p4: '' }
    const id = await bring(listed)
    const { pictures: found, changes } = await picturesOf(id)
    expect(found).toEqual({
      waiting: 0,
      taken: 1,
      failed: 2,
      failures: [
        { line: 3, product: 'Oat p2', reason: 'its server answers with 404' },
        { line: 4, product: 'Oat p3', reason: 'its server is on a private network' }
      ]
    })
    expect((await read(id, 'fr-CA')).pictures?.failures.map(({ reason }) => reason)).toEqual([
      'son serveur répond 404',
      'son serveur est sur un réseau privé'
    ])
    expect(await pictureOf('p1')).toEqual({ picture: stored, pictureWidths: [320, 640, 1280] })
    for (const other of ['p2', 'p3', 'p4']) expect((await pictureOf(other)).picture).toContain('.svg')
    expect(changes).toHaveLength(8)
    expect((await upload(listed)).changes).toEqual([])
    const heard = await shop.db.select().from(messages)
    expect(heard.filter(({ message }) => 'type' in message && message.type === 'menu').length).toBeGreaterThan(1)
  })

  test('are changes that its check has named, and the same list again has none', async () => {
    const [one, two] = [site.serve('/one.png', png), site.serve('/two.png', await makePicture(62, 60).png())]
    await picturesOf(await bring({ q1: one }))
    const id = await bring({ q1: two })
    const { changes, counts } = await picturesOf(id)
    expect(changes.flatMap(({ fields }) => fields)).toMatchObject([{ name: 'picture', from: stored, to: two }])
    expect(counts?.products).toEqual({ added: 0, changed: 1, unchanged: 0 })
    expect((await picturesOf(await bring({ q1: two }))).changes).toEqual([])
  })

  test('are undone with it: the former ones are back, though nothing showed them for weeks', async () => {
    // Of their own content, which makes the id: no other product shows them.
    const one = site.serve('/first.png', await makePicture(70, 60).png())
    const two = site.serve('/second.png', await makePicture(64, 60).png())
    await picturesOf(await bring({ r1: one }))
    const former = await pictureOf('r1')
    const id = await bring({ r1: two, r2: '' })
    await picturesOf(id)
    expect(await pictureOf('r1')).not.toEqual(former)
    await prune(shop.db, shop.time.now)
    await prune(shop.db, new Date(shop.time.now.getTime() + 8 * 24 * 60 * minute))
    expect((await undo(id)).kept).toEqual({ changed: 0, sold: 0 })
    expect(await pictureOf('r1')).toEqual(former)
    const files = await shop.db.select().from(pictures)
    expect(files.some(file => former.picture?.includes(file.id))).toBe(true)
    expect(await shop.db.select().from(wantedPictures).where(eq(wantedPictures.importId, id))).toEqual([])
  })

  test('that got another one since stay, and are counted', async () => {
    const id = await bring({ s1: site.serve('/mine.png', png), s2: '' })
    await picturesOf(id)
    const next = await bring({ s1: site.serve('/theirs.png', await makePicture(66, 60).png()) })
    await picturesOf(next)
    await shop.db
      .update(products)
      .set({ picture: 'https://hand.example/a.png', pictureSource: null })
      .where(eq(products.externalId, 's1'))
    expect((await undo(next)).kept).toEqual({ changed: 1, sold: 0 })
    expect((await pictureOf('s1')).picture).toBe('https://hand.example/a.png')
  })

  test('that a process has left behind are taken by another, a while later', async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.slug, 'mango'))
    const encoder = createEncoder()
    onTestFinished(encoder.close)
    const source = site.serve('/left.png', png)
    const work = {
      db: shop.db,
      clock: () => shop.time.now,
      publish: async () => {},
      encoder,
      fetch,
      isStopping: () => false
    }
    const leasedUntil = new Date(shop.time.now.getTime() + minute)
    const row = { id: 'left', productId: product?.id ?? '', source, line: 2, state: 'waiting', leasedUntil } as const
    await shop.db.insert(wantedPictures).values({ ...row, createdAt: shop.time.now })
    expect(await takeWantedPictures(work)).toBe(false)
    pass(2 * minute)
    // One that is stopped leaves them free.
    expect(await takeWantedPictures({ ...work, isStopping: () => true })).toBe(false)
    expect(await takeWantedPictures(work)).toBe(true)
    const [taken] = await shop.db.select().from(products).where(eq(products.slug, 'mango'))
    expect(taken).toMatchObject({ picture: stored, pictureSource: source })
  })
})

describe('a picture of the feed', () => {
  test('is stored in the background, asked for once while it fails, and goes with null', async () => {
    const body = { name: 'Till', scopes: ['catalog' as const], locations: null }
    const { secret } = (await shop.to(createFeedKey, { body, headers })).payload
    const feed = async (item: object) => {
      const items = [{ externalId: 'f1', ...item }]
      const reply = await shop.to(setFeedItems, {
        params: { location },
        body: { items },
        headers: { Authorization: `Bearer ${secret}` }
      })
      return reply.payload.results.map(({ status, code, field }) => [status, code, field].filter(Boolean).join(' '))[0]
    }
    const picture = site.serve('/feed.png', png)
    const fresh = { name: { en: 'Fed' }, category: 'other', size: { en: '40 g' }, price: 500, stock: 2, picture }
    expect(await feed(fresh)).toBe('created')
    await vi.waitFor(async () => expect((await pictureOf('f1')).picture).toEqual(stored), { timeout: 10_000 })
    expect(await feed(fresh)).toBe('unchanged')
    const query = { params: { location }, headers: { Authorization: `Bearer ${secret}` } }
    const { items } = (await shop.to(readFeedItems, query)).payload
    expect(items.find(({ externalId }) => externalId === 'f1')?.picture).toBe(picture)
    expect(await feed({ picture: 'http://cdn.example/a.png' })).toBe('refused wrong picture')
    expect(await feed({ picture: site.addressOf('/none.png') })).toBe('updated')
    await vi.waitFor(
      async () => {
        const rows = await shop.db.select().from(wantedPictures).where(eq(wantedPictures.state, 'failed'))
        expect(rows.map(({ source }) => source)).toContain(site.addressOf('/none.png'))
      },
      { timeout: 10_000 }
    )
    expect(await feed({ picture: site.addressOf('/none.png') })).toBe('unchanged')
    expect((await pictureOf('f1')).picture).toEqual(stored)
    expect(await feed({ picture: null })).toBe('updated')
    expect((await pictureOf('f1')).picture).toContain('.svg')
    expect(site.askedFor('/none.png')).toHaveLength(1)
  })
})
