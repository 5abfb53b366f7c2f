import { eq, like } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { readBanners } from '../../../src/contract/catalog/banners.ts'
import { createPreview } from '../../../src/contract/staff/drafts.ts'
import { readPromotions } from '../../../src/contract/staff/staff-catalogue.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { banners, messages, newId, pictures } from '../../../src/server/db/schema.ts'
import { createPublish } from '../../../src/server/events/publish.ts'
import { takeBannerPictures } from '../../../src/server/import/pictures/take-banner-pictures.ts'
import { createEncoder } from '../../../src/server/pictures/encode/encoder.ts'
import { by } from '../support/loyalty.ts'
import { makePicture } from '../support/pictures/make-picture.ts'
import { certificate, picturesAt } from '../support/pictures/picture-site.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const site = picturesAt({ isSecure: true })
const encoder = createEncoder()
afterAll(encoder.close)
const headers = by('staff')
const words = (text: string) => ({ en: text, fr: `${text} (fr)` })

const banner = {
  place: 'menu',
  title: words('New drinks'),
  text: null,
  picture: null,
  alt: null,
  link: { kind: 'product', product: 'zebra' },
  times: null,
  locations: ['queen-west'],
  sortOrder: 0
}
const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))
const add = (id: string, fields: object = {}) => ({
  kind: 'banner' as const,
  ids: [id],
  change: 'add' as const,
  fields: all({ ...banner, ...fields })
})
const shown = async (location = 'queen-west', locale = 'en-CA') =>
  (await shop.to(readBanners, { params: { location }, query: { locale } })).payload.banners
const roomAt = async (location = 'queen-west') =>
  (await shop.to(readLocation, { params: { location } })).payload.banners

test('a banner is in no public read before it is published, is shown in its stores alone, and undoing takes it away', async () => {
  const before = await shop.publicReads()
  const [menu, bar] = [newId(), newId()]
  const line = { place: 'bar', title: words('Open late'), link: null, sortOrder: 1 }
  const draft = await shop.drafted(add(menu), add(bar, line))
  expect(await shop.publicReads()).toEqual(before)
  expect((await shop.read(draft)).list.map(({ label }) => label)).toEqual(['New drinks', 'Open late'])

  await shop.publish(draft)
  expect(await shown('queen-west', 'fr-CA')).toEqual([
    {
      id: menu,
      place: 'menu',
      title: 'New drinks (fr)',
      text: '',
      picture: null,
      alt: '',
      link: { kind: 'product', product: 'zebra' },
      shown: [{}]
    },
    expect.objectContaining({ id: bar, place: 'bar', title: 'Open late (fr)', link: null })
  ])
  expect(await roomAt()).toEqual({ bar, menu: true, isLow: true })
  expect([await shown('calgary'), await roomAt('calgary')]).toEqual([[], undefined])
  const said = await shop.db.select().from(messages).where(like(messages.channel, 'location.%'))
  expect(said.map(({ message }) => message)).toContainEqual({ type: 'menu', banners: true })

  await shop.undo(draft)
  const after = await shop.publicReads()
  for (const [path, text] of Object.entries(before))
    if (!/^(?:business|locations\/[^/]+)\?/.test(path)) expect([path, after[path]]).toEqual([path, text])
})

test('banners with more than three lines in one of the languages keep more room', async () => {
  const draft = await shop.drafted(
    add(newId(), { text: { en: 'Teas', fr: 'Des boissons pétillantes et des thés glacés' } })
  )
  await shop.publish(draft)
  expect(await roomAt()).toEqual({ menu: true })
  await shop.undo(draft)
})

test('a banner that begins soon is sent with its times, and keeps no room before; a preview shows it at its time', async () => {
  const at = new Date(shop.time.now.getTime() + 2 * 3_600_000).toISOString()
  const ends = new Date(shop.time.now.getTime() + 3 * 3_600_000).toISOString()
  const draft = await shop.drafted(add(newId(), { times: { starts: at, ends, weekly: null } }))
  const preview = async (time: string | null) => {
    const { path } = (await shop.to(createPreview, { body: { draft, at: time }, headers })).payload
    return [
      await shop.textOf(`${path}v1/locations/queen-west/banners?locale=en-CA`),
      await shop.textOf(`${path}v1/locations/queen-west?locale=en-CA`)
    ]
  }
  const [, early] = await preview(null)
  expect(early).toContain('"banners":{"menu":false}')
  const [list, then] = await preview(at)
  expect(list).toContain('New drinks')
  expect(then).toContain('"banners":{"menu":true,"isLow":true}')
  const [late] = await preview(ends)
  expect(late).not.toContain('New drinks')

  await shop.publish(draft)
  expect((await shown())[0]?.shown).toEqual([{ starts: at, ends }])
  expect(await roomAt()).toEqual({ menu: false })
  await shop.undo(draft)
})

test('values that can’t be are refused at their field, in the reader’s words', async () => {
  const draft = await shop.begin()
  const refused = async (fields: object) => {
    const { status, failure } = await shop.edit(draft, [add(newId(), fields)])
    return { status, fields: failure.fields, message: failure.message }
  }
  expect(await refused({ title: { en: 'A', fr: '' } })).toMatchObject({
    status: 422,
    fields: { 'banner.title.fr': 'required' }
  })
  expect(await refused({ locations: [] })).toMatchObject({ status: 422, fields: { 'banner.locations': 'required' } })
  expect(await refused({ picture: 'http://shop.example/a.jpg' })).toMatchObject({
    status: 422,
    fields: { 'banner.picture': 'wrong' }
  })
  expect(await refused({ link: { kind: 'category', category: 'nowhere' } })).toEqual({
    status: 422,
    fields: { 'banner.link': 'choice' },
    message: 'New drinks: The category or product that it leads to is no longer there.'
  })
  expect(await refused({ link: { kind: 'page', address: 'javascript:alert(1)' } })).toMatchObject({ status: 422 })
  const times = { starts: '2026-12-02T10:00', ends: '2026-12-01T10:00', weekly: null }
  expect(await refused({ times })).toMatchObject({ status: 422, fields: { 'banner.times': 'past' } })
  expect(await refused({ place: 'bar', text: words('x'.repeat(61)) })).toMatchObject({
    status: 422,
    fields: { 'banner.text': 'too_long' }
  })
  expect((await shop.read(draft)).list).toEqual([])
})

test('a member changes banners with the right to promotions, and only those of the own stores', async () => {
  const mine = await shop.hire('Banner of one store', { rights: ['promotions'], locations: ['queen-west'] })
  const other = await shop.hire('Menu alone', { rights: ['menu'] })
  const draft = await shop.begin(mine)
  expect((await shop.edit(draft, [add(newId())], mine)).status).toBe(200)
  expect((await shop.edit(draft, [add(newId(), { locations: null })], mine)).status).toBe(403)
  expect((await shop.edit(draft, [add(newId(), { locations: ['calgary'] })], mine)).status).toBe(403)
  expect((await shop.edit(draft, [add(newId())], other)).status).toBe(403)
})

test('the board reads banners as a draft would make them, and a link to something that is gone is left out of the shop', async () => {
  const id = newId()
  const draft = await shop.drafted(add(id))
  const { banners: listed } = (await shop.to(readPromotions, { query: { draft }, headers })).payload
  expect(listed).toEqual([{ id, shown: null, fields: banner }])
  await shop.publish(draft)
  await shop.db
    .update(banners)
    .set({ link: { kind: 'category', category: 'nowhere' } })
    .where(eq(banners.id, id))
  expect((await shown())[0]).toMatchObject({ id, link: null })
  await shop.undo(draft)
})

test('a picture from elsewhere is taken after publishing and never shown before, and undoing takes back what still waits', async () => {
  const to = site.serve('/banner.png', await makePicture(400, 200).png())
  const id = newId()
  const draft = await shop.drafted(add(id, { picture: to, alt: words('Six cans') }))
  await shop.publish(draft)
  expect((await shown())[0]).toMatchObject({ id, picture: null })
  const stored = async () => (await shop.db.select().from(banners).where(eq(banners.id, id)))[0]
  const wants = (wantedPicture: string) => shop.db.update(banners).set({ wantedPicture }).where(eq(banners.id, id))
  // The server itself takes nothing from this machine.
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ wantedPicture: null, picture: null }))
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const work = {
    ...shop,
    ...createPublish(undefined),
    clock: () => shop.time.now,
    encoder,
    fetch: { allowLoopback: true, resolve, ca: certificate },
    isStopping: () => false
  }
  // It may come first, and drop the picture again.
  await vi.waitFor(async () => {
    await wants(to)
    await takeBannerPictures(work)
    expect((await shown())[0]).toMatchObject({
      alt: 'Six cans',
      picture: expect.stringMatching(/\/v1\/pictures\/[0-9a-f]{32}\/640\.jpg$/),
      pictureWidths: [320, 640, 1280]
    })
  })
  expect(await takeBannerPictures(work)).toBe(false)

  // It is in use, so that it isn't deleted.
  shop.time.now = new Date(shop.time.now.getTime() + 40 * 24 * 3_600_000)
  await prune(shop.db, shop.time.now)
  expect(await shop.db.select().from(pictures)).toMatchObject([{ unusedSince: null }])

  const next = await shop.drafted({
    kind: 'banner',
    ids: [id],
    change: 'set',
    fields: { picture: set('https://pictures.example/other.jpg') }
  })
  await shop.publish(next)
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ wantedPicture: null }))
  await wants('https://pictures.example/other.jpg')
  await shop.undo(next)
  expect(await stored()).toMatchObject({ wantedPicture: null, picture: expect.stringContaining('/v1/pictures/') })
})
