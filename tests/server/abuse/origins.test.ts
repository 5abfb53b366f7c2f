import { beforeEach, describe, expect, test } from 'vitest'
import { business } from '../../../src/server/db/schema.ts'
import { endpoints } from '../../../src/contract/http/endpoints.ts'
import type { ListedEndpoint } from '../../../src/contract/http/listed-endpoint.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const ours = 'https://retailer.example'
beforeEach(() => {
  shop.time.now = new Date(shop.time.now.getTime() + 60_000)
})

const name = (allowedOrigins: string[]) => shop.db.update(business).set({ allowedOrigins })
const ask = (path: string, origin: string | undefined, method = 'GET', query = '') =>
  fetch(`${shop.url}/v1${path}${query}`, { method, headers: origin === undefined ? {} : { Origin: origin } })
const openTo = (response: Response) => response.headers.get('access-control-allow-origin')

describe('where the business names its pages', () => {
  beforeEach(() => name([`${ours}/`, 'https://www.retailer.example']))

  test.each([ours, 'https://www.retailer.example'])('these may call the API: %s', async origin => {
    const read = await ask('/business', origin)
    expect([read.status, openTo(read)]).toEqual([200, origin])
    expect(read.headers.get('vary')).toContain('Origin')
    const session = await ask('/session', origin)
    expect([session.status, openTo(session)]).toEqual([401, origin])
  })

  test('our own may too', async () => {
    const { status } = await ask('/session', shop.url)
    expect([status, openTo(await ask('/session', shop.url))]).toEqual([401, shop.url])
  })

  test.each([
    'https://evil.example',
    `${ours}.evil.example`,
    'http://retailer.example',
    'https://retailer.example:8443',
    'https://RETAILER.example',
    'null'
  ])('%s may read nothing', async origin => {
    const read = await ask('/business', origin)
    expect([read.status, openTo(read)]).toEqual([200, null])
    const asked = await ask('/account', origin, 'OPTIONS')
    expect([asked.status, openTo(asked)]).toEqual([204, null])
  })

  test('those that are no browser name no page, and may call', async () => {
    expect((await ask('/session', undefined)).status).toBe(401)
  })

  const personal = Object.entries<ListedEndpoint>(endpoints)
    .map(([name, { endpoint }]) => [name, endpoint] as const)
    .filter(([, { path }]) => /^\/(account|me|password|session|signup|social)\b/.test(path))
  test('there is something to keep from others', () => {
    expect(personal.map(([one]) => one)).toEqual(
      expect.arrayContaining(['signUp', 'signInByPassword', 'setPassword', 'deleteMe', 'readOrders', 'startSocial'])
    )
  })

  test.each(personal)('%s is refused to pages of others, in both languages', async (_, { path, method }) => {
    for (const [locale, message] of [
      ['en-CA', 'You don’t have permission to do that.'],
      ['fr-CA', 'Cette action n’est pas autorisée.']
    ] as const) {
      const filled = path.replaceAll(/:\w+/g, 'none')
      const response = await ask(filled, 'https://evil.example', method, `?locale=${locale}`)
      expect([response.status, openTo(response), await response.json()]).toEqual([
        403,
        null,
        { message, code: 'forbidden' }
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('where it names none, any page may call', async () => {
  await name([])
  const read = await ask('/session', 'https://anybody.example')
  expect([read.status, openTo(read)]).toEqual([401, '*'])
})

test('a changed list of allowed origins takes effect within ten seconds', async () => {
  await name([])
  expect(openTo(await ask('/business', 'https://anybody.example'))).toBe('*')
  await name([ours])
  shop.time.now = new Date(shop.time.now.getTime() + 10_000)
  expect(openTo(await ask('/business', 'https://anybody.example'))).toBeNull()
  expect(openTo(await ask('/business', ours))).toBe(ours)
})
