import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const api = 'https://shop.example'
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('STOREFRONT_VERSION', '0.0.0')
  vi.stubGlobal('STOREFRONT_FILES', { app: ['app-1'] })
  vi.stubGlobal('STOREFRONT_SENTENCES', {})
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(`${api}/v1/`, ''))
    return new Promise(() => {})
  })
})
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

/** Sends the requests that the loader sends on a page with this fragment, where the shopper was in Kensington before. */
async function begin(hash: string): Promise<void> {
  window.location.hash = hash
  const { createFirstRequests } = await import('../../../src/loader/first-requests.ts')
  const requests = createFirstRequests((url, init) => fetch(url, init), api, 'en-CA', 'kensington')
  void requests.askScreen(0)
  requests.askData()
}

const shop = 'business?locale=en-CA'

test.each(['queen-west', 'Queen-West', 'main-street', 'carton', 'bkk', 'user-lane'])(
  'the loader asks for the first screen and the menu of the store in #/%s',
  async slug => {
    await begin(`#/${slug}`)
    const path = `locations/${slug.toLowerCase()}`
    expect(asked).toEqual([`${path}/first-screen?locale=en-CA`, shop, `${path}/menu?locale=en-CA`])
  }
)

test.each([
  'page',
  'pages',
  'product',
  'products',
  'collection',
  'collections',
  'main',
  'bk',
  'wordpress',
  'challenge',
  'wp-json',
  'callto:',
  'undefined',
  'search',
  '{{url}}',
  'cart',
  'CART',
  'favicon.ico',
  'old-wp-admin',
  'wp-login-2'
])('the loader asks nothing about the refused slug %s (SPEC A2)', async slug => {
  await begin(`#/${slug}`)
  expect(asked).toEqual([shop])
})

test.each(['#/user', '#/google-auth', '#/user/orders?a=1'])('the loader asks for no store at %s', async hash => {
  await begin(hash)
  expect(asked).toEqual([shop])
})

test.each(['', '#about-us'])('the loader asks for the last store where the fragment is %j', async hash => {
  await begin(hash)
  const path = 'locations/kensington'
  expect(asked).toEqual([`${path}/first-screen?locale=en-CA`, shop, `${path}/menu?locale=en-CA`])
})
