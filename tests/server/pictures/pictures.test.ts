import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { pictureFiles, pictures, products } from '../../../src/server/db/schema.ts'
import { createEncoder } from '../../../src/server/pictures/encode/encoder.ts'
import { prunePictures } from '../../../src/server/pictures/prune-pictures.ts'
import { pathOfPicture } from '../../../src/server/pictures/picture-address.ts'
import { takePicture } from '../../../src/server/pictures/take-picture.ts'
import { openShop } from '../support/shop.ts'
import { claimPng, look, makeGif, makePicture, withOrientation } from '../support/pictures/make-picture.ts'

const shop = await openShop()
const encoder = createEncoder()
const take = (file: Buffer) => takePicture({ db: shop.db, encoder }, file)
afterAll(encoder.close)

/** Takes a picture that must be stored, and returns its id. */
async function stored(file: Buffer): Promise<string> {
  const taken = await take(file)
  if (!taken.ok) throw new Error(taken.reason)
  return taken.id
}

const setPicture = (picture: string | null) =>
  shop.db.update(products).set({ picture }).where(eq(products.slug, 'apple'))

const get = (id: string, file: string, headers = {}) => fetch(`${shop.url}/v1/pictures/${id}/${file}`, { headers })
const bytesOf = async (id: string, file: string) => new Uint8Array(await (await get(id, file)).arrayBuffer())

const red = expect.closeTo(200, -1.2) as number

describe('a picture', () => {
  const formats = {
    JPEG: () => makePicture(120, 80).jpeg(90),
    PNG: () => makePicture(120, 80).png(),
    WebP: () => makePicture(120, 80).webp(90),
    AVIF: () => makePicture(120, 80).avif({ quality: 80, speed: 10 }),
    GIF: async () => makeGif(120, 80),
    'interlaced GIF': async () => makeGif(120, 80, { isInterlaced: true })
  }
  for (const [name, make] of Object.entries(formats))
    test(`as ${name} is stored as WebP and JPEG that show the same`, async () => {
      const id = await stored(await make())
      for (const file of ['320.webp', '320.jpg']) {
        const bytes = await bytesOf(id, file)
        const left = await look(bytes, 0.1, 0.2)
        expect(left).toMatchObject({ width: 120, height: 80, colour: [red, expect.any(Number), expect.any(Number)] })
        expect((await look(bytes, 0.9, 0.2)).colour[2]).toBeGreaterThan(170)
        if (name.includes('GIF')) expect((await look(bytes, 0.5, 0.9)).colour).toEqual([255, 255, 255])
      }
    })

  test('is stored at three widths, never larger than it is, and served at each', async () => {
    const id = await stored(await makePicture(200, 1400).jpeg(60))
    const rows = await shop.db.select().from(pictureFiles).where(eq(pictureFiles.pictureId, id))
    expect(rows.map(({ width, format }) => `${width}.${format}`).toSorted()).toEqual(
      ['320.webp', '320.jpg', '640.webp', '640.jpg', '1280.webp', '1280.jpg'].toSorted()
    )
    const heights = await Promise.all(
      ['320.webp', '640.jpg', '1280.webp'].map(async file => (await look(await bytesOf(id, file), 0, 0)).height)
    )
    expect(heights).toEqual([320, 640, 1280])
    const small = await stored(await makePicture(400, 300).jpeg(60))
    expect(await bytesOf(small, '1280.jpg')).toEqual(await bytesOf(small, '640.jpg'))
    expect((await look(await bytesOf(small, '1280.jpg'), 0, 0)).width).toBe(400)
  })

  test('stands as its camera was held, and keeps nothing else of what its file says', async () => {
    const file = withOrientation(await makePicture(120, 80).jpeg(90), 6)
    expect(file.includes('Camera7')).toBe(true)
    const id = await stored(file)
    for (const name of ['320.webp', '320.jpg']) {
      const bytes = await bytesOf(id, name)
      expect(await look(bytes, 0.5, 0.1)).toMatchObject({
        width: 80,
        height: 120,
        colour: [red, expect.any(Number), expect.any(Number)]
      })
      expect(Buffer.from(bytes).includes('Exif')).toBe(false)
    }
  })

  test('keeps its transparent areas in WebP, and has white there in JPEG', async () => {
    const id = await stored(
      await makePicture(120, 80, [
        [0, 0, 0, 0],
        [40, 60, 200, 255]
      ]).png()
    )
    expect(Buffer.from(await bytesOf(id, '320.webp')).includes('ALPH')).toBe(true)
    expect((await look(await bytesOf(id, '320.jpg'), 0.2, 0.5)).colour.every(part => part > 245)).toBe(true)
  })

  test('is one picture however often it is taken', async () => {
    const file = await makePicture(64, 64).png()
    expect(new Set(await Promise.all([stored(file), stored(file), stored(file)])).size).toBe(1)
  })
})

describe('a file that is no picture for a page is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const files: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['a PNG of 60,000 × 60,000 pixels', () => claimPng(60_000, 60_000), /60000 × 60000 pixels, more than 40 million/],
    ['a page', () => Buffer.from('<!doctype html><title>Sign in</title>'), /no JPEG/],
    ['an SVG with a script', () => Buffer.from(svg), /no JPEG/],
    ['nothing', () => Buffer.alloc(0), /no JPEG/],
    ['a tracking pixel', () => makePicture(1, 1).png(), /too few/],
    ['half a JPEG', async () => halfOf(await makePicture(300, 300).jpeg(90)), /no JPEG/],
    ['half a PNG', async () => halfOf(await makePicture(300, 300).png()), /can’t be decoded/],
    ['half a GIF', () => halfOf(makeGif(300, 300)), /can’t be decoded/],
    ['a PNG with less in it than its head says', () => claimPng(900, 900), /can’t be decoded/],
    ['more than 15 MB', () => Buffer.alloc(15 * 1024 * 1024 + 1), /larger than 15 MB/]
  ]
  test.each(files)('%s', async (_, make, reason) => {
    expect(await take(await make())).toMatchObject({ ok: false, reason: expect.stringMatching(reason) as string })
  })
})

const halfOf = (file: Buffer): Buffer => file.subarray(0, file.length / 2)

test('a picture that is not encoded in time is refused, and the next one is not', async () => {
  const hasty = createEncoder({ patience: 1 })
  const file = await makePicture(90, 90).png()
  expect(await takePicture({ db: shop.db, encoder: hasty }, file)).toMatchObject({
    reason: expect.stringMatching('time') as string
  })
  hasty.close()
  expect(await take(file)).toMatchObject({ ok: true })
})

test('only so many pictures wait for the encoder', async () => {
  const short = createEncoder({ most: 1 })
  const files = await Promise.all([50, 51].map(width => makePicture(width, 50).png()))
  const taken = await Promise.all(files.map(file => takePicture({ db: shop.db, encoder: short }, file)))
  short.close()
  expect(taken.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

describe('a stored picture', () => {
  test('may be kept for ever, by pages of any origin', async () => {
    const id = await stored(await makePicture(64, 64).png())
    const reply = await get(id, '640.webp', { origin: 'https://elsewhere.example' })
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff'
    })
    const again = await get(id, '640.webp', { 'if-none-match': reply.headers.get('etag') })
    expect(again.status).toBe(304)
    expect((await get(id, '640.jpg')).headers.get('content-type')).toBe('image/jpeg')
  })

  test('has no other addresses', async () => {
    const id = await stored(await makePicture(64, 64).png())
    for (const [other, file] of [
      [id, '641.jpg'],
      [id, '640.png'],
      [id, '0640.jpg'],
      ['0'.repeat(32), '640.jpg']
    ] as const)
      expect((await get(other, file)).status).toBe(404)
  })

  test('is in the menu with its widths, and a drawn one without', async () => {
    const id = await stored(await makePicture(64, 64).png())
    await setPicture(pathOfPicture(id))
    const { payload } = await shop.to(readMenu, { params: { location: 'queen-west' }, query: { limit: '100' } })
    const of = (slug: string) => payload.products.find(product => product.slug === slug)
    expect(of('apple')).toMatchObject({
      picture: `${shop.url}/v1/pictures/${id}/640.jpg`,
      pictureWidths: [320, 640, 1280]
    })
    expect(of('zebra')?.pictureWidths).toBeUndefined()
  })

  test('is deleted once nothing has shown it for a week, and stays as long as an order does', async () => {
    const [ordered, unused] = [
      await stored(await makePicture(70, 70).png()),
      await stored(await makePicture(71, 71).png())
    ]
    await setPicture(pathOfPicture(ordered))
    const cart = await shop.cartWith({ apple: 1 })
    expect(cart.lines[0]).toMatchObject({ pictureWidths: [320, 640, 1280] })
    const { payload } = await shop.send(await shop.orderFor(cart))
    expect(payload.lines[0]).toMatchObject({
      picture: `${shop.url}${pathOfPicture(ordered)}`,
      pictureWidths: [320, 640, 1280]
    })
    await setPicture(null)
    const ids = async () => (await shop.db.select({ id: pictures.id }).from(pictures)).map(({ id }) => id)
    const day = (number: number) => new Date(Date.UTC(2030, 0, number))
    await prune(shop.db, day(1))
    await prune(shop.db, day(8))
    expect(await ids()).toEqual(expect.arrayContaining([ordered, unused]))
    await prune(shop.db, day(9))
    expect(await ids()).toContain(ordered)
    expect(await ids()).not.toContain(unused)
  })

  test('that is shown again before it is deleted stays', async () => {
    const id = await stored(await makePicture(72, 72).png())
    const isThere = async () => (await shop.db.$count(pictures, eq(pictures.id, id))) === 1
    await prunePictures(shop.db, new Date('2030-02-01'), new Date('2030-01-25'))
    await setPicture(pathOfPicture(id))
    await prunePictures(shop.db, new Date('2030-02-20'), new Date('2030-02-13'))
    await setPicture(null)
    await prunePictures(shop.db, new Date('2030-02-21'), new Date('2030-02-14'))
    expect(await isThere()).toBe(true)
    await prunePictures(shop.db, new Date('2030-03-01'), new Date('2030-02-22'))
    expect(await isThere()).toBe(false)
  })
})
