import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** Sends a raw request: no path normalization, no decompression. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const call = request(shop.url, { path, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      )
    })
    call.on('error', fail)
    call.end()
  })
}

describe('a public read', () => {
  test('gives the business with its locations', async () => {
    const { status, payload } = await shop.to(readBusiness)
    expect(status).toBe(200)
    expect(payload.business).toMatchObject({ name: 'Shop', currency: 'CAD', ageGate: 'yes-no' })
    expect(payload.locations.map(one => one.slug)).toEqual(['queen-west', 'calgary', 'shut', 'small'])
    expect(payload.locations[0]?.specialHours[0]?.name).toBe('Christmas Day')
  })

  test('speaks the language of the query, else the caller’s first one', async () => {
    const names = async (query: Record<string, string>, accepted?: string) => {
      const headers = accepted === undefined ? {} : { 'Accept-Language': accepted }
      const { payload } = await shop.to(readBusiness, { query, headers })
      return payload.locations[0]?.name
    }
    expect(await names({ locale: 'fr-CA' })).toBe('Queen Ouest')
    expect(await names({ locale: 'en-CA' }, 'fr')).toBe('Queen West')
    expect(await names({}, 'de, en;q=0.3, fr-CA;q=0.8')).toBe('Queen Ouest')
    expect(await names({}, 'fr;q=0, de')).toBe('Queen West')
  })

  test('is cacheable, with stale-while-revalidate and stale-if-error', async () => {
    for (const path of ['/business', '/locations/small', '/locations/small/menu']) {
      const { headers } = await fetch(`${shop.url}/v1${path}`)
      expect(headers.get('cache-control')).toMatch(/public.*stale-while-revalidate=\d+.*stale-if-error=\d+/)
      expect(headers.get('vary')).toContain('Accept-Language')
      expect(headers.get('etag')).toMatch(/"/)
    }
  })

  test('that the caller has already is answered with 304', async () => {
    const address = `${shop.url}/v1/locations/small/menu`
    const tag = (await fetch(address)).headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    await shop.setListing('at-small', { price: 1234 }, 'small')
    expect((await fetch(address, { headers: { 'If-None-Match': tag } })).status).toBe(200)
  })

  test('comes packed to those who can unpack it', async () => {
    const { headers, body } = await raw('/v1/locations/queen-west/menu', { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(body).toString())).toHaveProperty('payload')
    expect((await raw('/v1/locations/queen-west/menu')).headers['content-encoding']).toBeUndefined()
  })
})

describe('a failure', () => {
  const send = (body: string, query = '') =>
    fetch(`${shop.url}/v1/carts${query}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })

  test('of broken JSON is reported as such', async () => {
    for (const body of ['{"location":', '', 'nonsense']) {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid' })
    }
  })

  test('of JSON that is no object is a refusal, not an error', async () => {
    for (const body of ['null', '[]', '"text"', '7']) expect((await send(body)).status).toBe(422)
  })

  test('of a body that is too large is reported as such', async () => {
    const response = await send(JSON.stringify({ location: 'x'.repeat(70_000) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'invalid' })
  })

  test('of an address that is not there is JSON below /v1', async () => {
    for (const path of ['/v1/nothing', '/v1/carts/a/b/c/d', '/v1/']) {
      const response = await fetch(`${shop.url}${path}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
  })

  test('speaks the language of the caller', async () => {
    expect(await (await send('{', '?locale=fr-CA')).json()).toMatchObject({
      message: 'Certains renseignements sont à corriger.'
    })
    const { failure } = await shop.to(createCart, {
      body: { location: 'nowhere', method: 'pickup' },
      headers: { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8' }
    })
    expect(failure.message).toBe('Certains renseignements sont à corriger.')
  })

  test('of an idempotency key that is too long names it', async () => {
    const { failure } = await shop.to(createCart, {
      body: { location: 'small', method: 'pickup' },
      headers: { 'Idempotency-Key': 'k'.repeat(256) }
    })
    expect(failure.fields).toEqual({ 'Idempotency-Key': 'too_long' })
  })

  test('inside gives nothing of it away, and is logged', async () => {
    const logged: unknown[] = []
    const app = createApp({
      db: shop.db,
      clock: () => new Date(Number.NaN),
      log: (line, error) => void logged.push(line, error),
      folders: { scripts: '/nowhere', pages: '/nowhere' }
    })
    const response = await app.request('/v1/locations/small/slots?method=pickup')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: 'Something went wrong, please try again later.',
      code: 'unavailable'
    })
    expect(logged[0]).toBe('GET /v1/locations/small/slots failed')
    expect(logged[1]).toBeInstanceOf(Error)
  })

  test('of a path with control characters is that nothing is there', async () => {
    const paths = ['/carts/%00', '/carts/a%0Ab', '/locations/%00', '/locations/%00/menu', '/orders/a%00b']
    for (const path of [...paths, '/locations/small/products/%7F', '/locations/%00/slots?method=pickup']) {
      const response = await fetch(`${shop.url}/v1${path}`)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
  })

  test('of a field with control characters names it', async () => {
    for (const control of ['\u0000', '\u001B', '\u007F', '\u0085', 'a\nb', 'a\tb']) {
      const response = await send(JSON.stringify({ location: `small${control}`, method: 'pickup' }))
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { location: 'unknown' } })
    }
  })

  test('after an attempted SQL injection leaves the database intact', async () => {
    const { status } = await shop.to(readMenu, { params: { location: "small'; drop table orders; --" } })
    expect(status).toBe(404)
    await expect(shop.db.execute(sql`select 1 from orders`)).resolves.toBeDefined()
  })
})

describe('files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const [scripts, pages] = [join(folder, 'dist'), join(folder, 'pages')]
  for (const one of [join(scripts, 'chunks'), join(pages, 'themes')]) await mkdir(one, { recursive: true })
  await writeFile(join(folder, 'secret.html'), 'secret')
  await writeFile(join(pages, 'plain.html'), '<p>plain')
  await writeFile(join(pages, 'themes', 'divi.html'), '<p>divi')
  await writeFile(join(scripts, 'storefront.js'), `/* ${'x'.repeat(2000)} */`)
  await writeFile(join(scripts, 'chunks', 'app-A1B2C3D4.js'), 'export {}')
  const { db } = shop
  const app = createApp({ db, clock: () => new Date(), log: () => {}, folders: { scripts, pages } })

  test('of the build are served as scripts: the loader is revalidated in the background, its imports are cached for a year', async () => {
    const response = await app.request('/storefront.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toContain('stale-while-revalidate')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { headers } = await app.request('/chunks/app-A1B2C3D4.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const again = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } }
    expect((await app.request('/storefront.js', again)).status).toBe(304)
  })

  test('of the host pages are listed and served', async () => {
    const list = await (await app.request('/')).text()
    for (const name of ['plain', 'themes/divi']) expect(list).toContain(`href="/pages/${name}.html"`)
    const page = await app.request('/pages/themes/divi.html')
    expect(await page.text()).toBe('<p>divi')
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  test('outside the folders can’t be reached', async () => {
    const ways = [
      '../secret.html',
      '..%2fsecret.html',
      '%2e%2e/secret.html',
      '..%5csecret.html',
      'a/../../secret.html',
      '.%00.html'
    ]
    for (const way of ways) {
      expect((await app.request(`/pages/${way}`)).status).toBe(404)
      expect((await raw(`/pages/${way}`)).status).toBe(404)
      expect((await raw(`/pictures/${way.replace('html', 'svg')}`)).status).toBe(404)
    }
  })
})

describe('a picture', () => {
  const addressOf = async (slug: string) => {
    const { payload } = await shop.to(readMenu, { params: { location: 'queen-west' } })
    return payload.products.find(product => product.slug === slug)?.picture ?? ''
  }

  test('is drawn at the address that the menu gives, and never changes there', async () => {
    const address = await addressOf('apple')
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pictures\/apple\.svg\?v=[0-9a-f]{8}$/)
    for (const _ of [1, 2]) {
      const response = await fetch(address)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(await response.text()).toMatch(/^<svg[^>]*>.*apple/s)
    }
  })

  test('of a category is drawn too, and so is the retailer’s logo', async () => {
    const { payload } = await shop.to(readMenu, { params: { location: 'queen-west' } })
    for (const address of [payload.categories[0]?.picture ?? '', `${shop.url}/pictures/logo.svg`]) {
      expect(await (await fetch(address)).text()).toMatch(/^<svg/)
    }
  })

  test('behind a proxy is at the address that shoppers reach', async () => {
    const { db } = shop
    const folders = { scripts: '', pages: '' }
    const app = createApp({
      db,
      clock: () => new Date(),
      log: () => {},
      folders,
      publicUrl: 'https://shop.example.com/'
    })
    const response = await app.request('/v1/locations/queen-west/menu?locale=en-CA')
    expect(await response.text()).toContain('"picture":"https://shop.example.com/pictures/apple.svg?v=')
  })

  test('at another address is not kept for long', async () => {
    for (const query of ['', '?v=old']) {
      const response = await fetch(`${shop.url}/pictures/apple.svg${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).not.toContain('immutable')
    }
  })

  test('of nothing is not there', async () => {
    expect((await fetch(`${shop.url}/pictures/nothing.svg`)).status).toBe(404)
  })
})

test('the server reports that it is healthy', async () => {
  expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ ok: true })
})
