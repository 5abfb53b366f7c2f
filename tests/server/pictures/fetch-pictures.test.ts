import { afterAll, describe, expect, test } from 'vitest'
import { createEncoder } from '../../../src/server/pictures/encode/encoder.ts'
import { type FetchOptions, fetchPictures } from '../../../src/server/pictures/fetch/fetch-pictures.ts'
import type { Taken } from '../../../src/server/pictures/take-picture.ts'
import { makePicture } from '../support/pictures/make-picture.ts'
import { certificate, picturesAt } from '../support/pictures/picture-site.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const site = picturesAt()
const secure = picturesAt({ isSecure: true })
const encoder = createEncoder()
afterAll(encoder.close)

async function fetchAll(addresses: string[], options: FetchOptions = {}): Promise<Map<string, Taken>> {
  const fetched = new Map<string, Taken>()
  await fetchPictures(
    { db: shop.db, encoder },
    addresses,
    async (address, taken) => {
      fetched.set(address, taken)
    },
    { allowLoopback: true, ...options }
  )
  return fetched
}

/** Fetches a picture, and returns why it failed; an empty text if it didn't. */
async function reasonFor(address: string, options?: FetchOptions): Promise<string> {
  const taken = (await fetchAll([address], options)).get(address)
  return taken?.ok === false ? taken.reason : ''
}

const png = await makePicture(48, 48).png()
const day = (number: number) => ({ now: new Date(Date.UTC(2026, 10, number)) })

describe('a picture at an address', () => {
  test('is fetched and stored once, however often it is listed', async () => {
    const address = site.serve('/once.png', png)
    const fetched = await fetchAll([address, address])
    expect(fetched.get(address)).toMatchObject({ ok: true, isNew: true })
    expect(site.askedFor('/once.png')).toHaveLength(1)
  })

  test('is asked about again after a day, and not sent again unless it has changed', async () => {
    const address = site.answer('/tagged.png', ({ headers }, response) => {
      const isKnown =
        headers['if-none-match'] === '"a"' && headers['if-modified-since'] === 'Mon, 02 Nov 2026 10:00:00 GMT'
      response
        .writeHead(isKnown ? 304 : 200, { etag: '"a"', 'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT' })
        .end(isKnown ? undefined : png)
    })
    const first = (await fetchAll([address], day(3))).get(address)
    expect((await fetchAll([address], day(3.5))).get(address)).toEqual({ ...first, isNew: false })
    expect(site.askedFor('/tagged.png')).toHaveLength(1)
    expect((await fetchAll([address], day(5))).get(address)).toEqual({ ...first, isNew: false })
    expect(site.askedFor('/tagged.png')).toHaveLength(2)
    site.serve('/tagged.png', await makePicture(49, 49).png())
    const changed = (await fetchAll([address], day(7))).get(address)
    expect(changed).toMatchObject({ ok: true, isNew: true })
    expect(changed).not.toMatchObject({ id: (first as { id: string }).id })
  })

  test('may be behind three redirects, and not behind four', async () => {
    const addressOf = (left: number): string =>
      left === 0
        ? site.serve('/end.png', png)
        : site.answer(`/way-${left}`, (_, response) => response.writeHead(302, { location: addressOf(left - 1) }).end())
    expect(await reasonFor(addressOf(3))).toBe('')
    expect(await reasonFor(addressOf(4))).toBe('its server redirects too often')
  })

  test('comes from the IP address that was checked, which must prove its name', async () => {
    const address = secure.serve('/named.png', png)
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const noOne = address.replace('cdn.', 'other.')
    expect(await reasonFor(noOne, { resolve, ca: certificate })).toBe('its server has no valid certificate')
    expect(await reasonFor(address, { resolve })).toBe('its server has no valid certificate')
    expect(secure.askedFor('/named.png')).toHaveLength(0)
    expect(await reasonFor(address, { resolve, ca: certificate })).toBe('')
    expect(secure.askedFor('/named.png')[0]?.headers.host).toBe(new URL(address).host)
  })
})

describe('a picture isn’t fetched', () => {
  const servers: [string, FetchOptions['resolve'], string][] = [
    ['http://cdn.shop.example/a.png', undefined, 'its address isn’t https'],
    ['ftp://cdn.shop.example/a.png', undefined, 'its address isn’t https'],
    ['https://10.0.0.5/a.png', undefined, 'its server is on a private network'],
    ['https://[::1]/a.png', undefined, 'its server is on a private network'],
    ['https://0x7f.1/a.png', undefined, 'its server is on a private network'],
    ['https://2130706433/a.png', undefined, 'its server is on a private network'],
    [
      'https://cdn.shop.example/a.png',
      async () => [{ address: '192.168.0.9', family: 4 }],
      'its server is on a private network'
    ],
    [
      'https://cdn.shop.example/b.png',
      async () => [
        { address: '8.8.8.8', family: 4 },
        { address: 'fd00::1', family: 6 }
      ],
      'its server is on a private network'
    ],
    ['https://nowhere.shop.example/a.png', async () => Promise.reject(new Error('ENOTFOUND')), 'its server isn’t known']
  ]
  test.each(servers)('from %s', async (address, resolve, reason) => {
    const rules = { allowLoopback: false, ...(resolve && { resolve }) }
    expect(await reasonFor(address, rules)).toBe(reason)
  })

  test('from a private server that a public one redirects to', async () => {
    for (const location of [
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/a.png',
      'file:///etc/passwd'
    ]) {
      const address = site.answer('/away', (_, response) => response.writeHead(301, { location }).end())
      const resolve = async () => [{ address: '10.1.2.3', family: 4 }]
      expect(await reasonFor(address, { resolve })).toMatch(/private network|isn’t https/)
    }
  })

  test('from a server that is slow to begin, slow to go on, or isn’t there', async () => {
    const silent = site.answer('/silent.png', () => {})
    const slow = site.answer('/slow.png', (_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).write('x')
    )
    for (const address of [silent, slow])
      expect(await reasonFor(address, { total: 100 })).toBe('its server takes too long')
    const never = async () => new Promise<never>(() => {})
    expect(await reasonFor('https://cdn.shop.example/c.png', { total: 50, resolve: never })).toBe(
      'its server takes too long'
    )
    expect(await reasonFor('http://127.0.0.1:1/a.png')).toBe('its server can’t be reached')
  })

  test('if it is endless, too large, or breaks off', async () => {
    const endless = site.answer('/endless.png', (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      }
      response.on('drain', more)
      more()
    })
    expect(await reasonFor(endless)).toBe('it is larger than 15 MB')
    const large = site.answer('/large.png', (_, response) =>
      response.writeHead(200, { 'content-length': '99999999' }).write('x')
    )
    expect(await reasonFor(large)).toBe('it is larger than 15 MB')
    const half = site.answer('/half.png', (_, response) => {
      response.writeHead(200, { 'content-length': '9000' }).write(png, () => response.destroy())
    })
    expect(await reasonFor(half)).toBe('its server breaks off')
  })

  test('if it is a page, whatever its name, its type or its content says', async () => {
    const page = '<!doctype html><title>Not found</title>'
    const said = site.serve('/said.jpg', page, { 'content-type': 'text/html; charset=utf-8' })
    expect(await reasonFor(said)).toBe('its server says that it is text/html, no picture')
    const claimed = site.serve('/claimed.jpg', page, { 'content-type': 'image/jpeg' })
    expect(await reasonFor(claimed)).toMatch(/^it is no JPEG/)
    expect(await reasonFor(site.serve('/real.png', png, { 'content-type': 'text/html' }))).toMatch(/no picture$/)
    expect(await reasonFor(site.serve('/zip.png', png, { 'content-encoding': 'gzip' }))).toMatch(/wasn’t asked for$/)
    expect(await reasonFor(site.addressOf('/none.png'))).toBe('its server answers with 404')
  })
})
