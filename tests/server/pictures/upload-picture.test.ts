import { expect, test } from 'vitest'
import { uploadPicture } from '../../../src/contract/staff/staff-pictures.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { pictures } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { claimPng, look, makePicture } from '../support/pictures/make-picture.ts'
import { openDrafting, set } from '../drafts/support/drafting.ts'

const shop = await openDrafting()
const day = 24 * 3_600_000

/** Sends a file as a picture. */
const send = async (file: Buffer | string, headers: Record<string, string> = by('staff')) =>
  shop.to(uploadPicture, { file: Buffer.from(file), headers })
const stored = async (file: Buffer) => (await send(file)).payload
const pathsKept = async () =>
  (await shop.db.select().from(pictures)).map(({ id }) => `/v1/pictures/${id}/640.jpg`).sort()
const pruneAfter = async (days: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + days * day)
  await prune(shop.db, shop.time.now)
}

test('an uploaded picture is stored in its sizes, and the same bytes give the same picture', async () => {
  const file = await makePicture(800, 800).png()
  const { path, url, widths } = await stored(file)
  expect(path).toMatch(/^\/v1\/pictures\/[0-9a-f]{32}\/640\.jpg$/)
  expect(url).toBe(`${shop.url}${path}`)
  expect(widths).toEqual([320, 640, 1280])
  const shown = await look(new Uint8Array(await (await fetch(url)).arrayBuffer()), 0.25, 0.5)
  expect(shown).toMatchObject({ width: 640, height: 640 })
  expect((await stored(file)).path).toBe(path)
  expect((await stored(await makePicture(700, 500).webp())).path).not.toBe(path)
})

test('files that are no picture are refused, each with a sentence', async () => {
  const jpeg = await makePicture(400, 400).jpeg()
  const refused = async (file: Buffer | string) => {
    const { status, failure } = await send(file)
    return [status, failure.message]
  }
  const unknown = [422, 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture, or it is damaged.']
  expect(await refused('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')).toEqual(unknown)
  expect(await refused('<!doctype html><title>Shop</title>')).toEqual(unknown)
  expect(await refused('These are words in a file that is called photo.jpg.')).toEqual(unknown)
  expect(await refused('')).toEqual(unknown)
  expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toEqual(unknown)
  const png = await makePicture(400, 400).png()
  expect(await refused(png.subarray(0, png.length / 2))).toEqual([422, 'This picture is damaged or can’t be read.'])
  expect(await refused(claimPng(60_000, 60_000))).toEqual([
    422,
    'This picture has too many pixels. Choose one of 40 megapixels at most.'
  ])
  expect(await refused(await makePicture(20, 20).png())).toEqual([
    422,
    'This picture is too small to be shown. Choose a larger one.'
  ])
  expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual([
    413,
    'This file is larger than 10 MB. Choose a smaller picture.'
  ])
})

test('members with a right to drafts upload pictures, and others don’t', async () => {
  const file = await makePicture(300, 300).png()
  for (const right of ['menu', 'promotions', 'stores'] as const) {
    const headers = await shop.hire(`Pictures ${right}`, { rights: [right], locations: ['queen-west'] })
    expect((await send(file, headers)).status).toBe(200)
  }
  const headers = await shop.hire('Orders alone', { rights: ['orders'] })
  expect((await send(file, headers)).status).toBe(403)
  expect((await send(file, {})).status).toBe(401)
})

test('a picture is kept while a draft has it or may be undone, and goes a week after nothing has it', async () => {
  const [inDraft, unused, later] = await Promise.all(
    [410, 420, 430].map(async width => (await stored(await makePicture(width, width).png())).path)
  )
  const product = await shop.idOf('zebra')
  const edit = (to: string | null | undefined) => ({
    kind: 'product' as const,
    ids: [product],
    change: 'set' as const,
    fields: { picture: set(to) }
  })
  const draft = await shop.drafted(edit(inDraft))
  await pruneAfter(0)
  await pruneAfter(8)
  expect(await pathsKept()).toContain(inDraft)
  expect(await pathsKept()).not.toContain(unused)
  expect(await pathsKept()).not.toContain(later)

  const at = new Date(shop.time.now.getTime() + 100 * day).toISOString()
  await shop.publish(draft, { isScheduled: true, at })
  await pruneAfter(0)
  await pruneAfter(30)
  expect(await pathsKept()).toContain(inDraft)
  await shop.publish(draft, { isScheduled: true, at: null })

  const before = await shop.publicReads()
  await shop.publish(draft)
  const next = await shop.drafted(edit(null))
  await shop.publish(next)
  await pruneAfter(0)
  await pruneAfter(8)
  expect(await pathsKept()).toContain(inDraft)
  await shop.undo(next)
  expect((await shop.publicReads())['locations/queen-west/products/zebra?locale=fr-CA']).toContain(inDraft)
  await shop.undo(draft)
  const after = await shop.publicReads()
  for (const path of Object.keys(before).filter(name => /products|shelf/.test(name)))
    expect([path, after[path]]).toEqual([path, before[path]])
})
