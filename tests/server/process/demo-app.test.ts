import { describe, expect, test } from 'vitest'
import { people } from '../../../demo/catalogue/people.ts'
import { createApp } from '../../../src/server/app.ts'
import { accounts } from '../../../src/server/db/schema.ts'
import { seedPeople } from '../../../src/server/seed/seed-people.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { readSignup } from '../../../src/contract/account/signup.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const ask = (path: string, method = 'GET') => fetch(`${shop.url}/demo/${path}`, { method, redirect: 'manual' })
const placeOf = async (path: string) => (await ask(path)).headers.get('location')
const statusOf = async (token: string) =>
  (await shop.to(readSession, { headers: { Authorization: `Bearer ${token}` } })).status

describe('the retailer’s app, played by the demo', () => {
  test('hands a session over to the host page that is named', async () => {
    const response = await ask('sign-in?as=camille&to=/pages/plain.html')
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const to = response.headers.get('location') ?? ''
    expect(to).toMatch(/^\/pages\/plain\.html\?token=[\w-]{43}#\/queen-west$/)
    const token = new URL(to, shop.url).searchParams.get('token') ?? ''
    const { payload } = await shop.to(readSession, { headers: { Authorization: `Bearer ${token}` } })
    expect(payload.userDetails.firstName).toBe('Camille')
    expect(payload.userLoyaltyDetails.points).toBe(45)
  })

  test('keeps the page’s existing query, and goes to the given fragment', async () => {
    const to = encodeURIComponent('/pages/div.html?in_store=1')
    expect(await placeOf(`sign-in?as=alex&to=${to}&hash=/queen-west/cart`)).toMatch(
      /^\/pages\/div\.html\?in_store=1&token=[\w-]{43}#\/queen-west\/cart$/
    )
    expect(await placeOf(`sign-in?as=alex&hash=${encodeURIComponent('#/user')}`)).toMatch(/#\/user$/)
    expect(await placeOf('sign-in?as=alex&hash=')).toMatch(/\?token=[\w-]{43}$/)
  })

  test.each([
    'https://evil.example/pages/plain.html',
    '//evil.example/pages/plain.html',
    '/\\evil.example/pages/plain.html',
    '\\\\evil.example/pages/plain.html',
    'javascript:alert(1)//pages/plain.html',
    '/pages/../v1/session',
    '/pages/%2e%2e/plain.html',
    '/pages/sub/plain.html',
    '/pages/',
    '/v1/openapi.json',
    'http://',
    ''
  ])('goes to no other place than a host page: not to %j', async place => {
    for (const path of ['sign-in?as=alex', 'sign-up?source=kiosk']) {
      const response = await ask(`${path}&to=${encodeURIComponent(place)}`)
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
  })

  test('knows only its own people', async () => {
    for (const who of ['sign-in', 'sign-in?as=nobody', 'sign-in?as=constructor'])
      expect((await ask(who)).status).toBe(404)
    expect((await ask('expire?as=nobody', 'POST')).status).toBe(404)
  })

  test('begins a sign-up and hands its link over, for somebody new each time', async () => {
    const to = await placeOf('sign-up?source=kiosk&to=/pages/plain.html')
    expect(to).toMatch(/^\/pages\/plain\.html\?signup_token=[\w-]{43}&source=kiosk#\/queen-west$/)
    const emails = await Promise.all(
      [await shop.signUp(), await shop.signUp()].map(
        async token => (await shop.to(readSignup, { body: { signup_token: token } })).payload.email
      )
    )
    expect(new Set(emails).size).toBe(2)
    expect(await placeOf('sign-up?source=checkout')).toContain('source=checkout')
    expect((await ask('sign-up?source=%22%3E')).status).toBe(400)
  })

  test('lets all sessions of one person expire, and of no other', async () => {
    const [first, second, other] = [await shop.signIn('alex'), await shop.signIn('alex'), await shop.signIn('camille')]
    expect((await ask('expire?as=alex')).status).toBe(404)
    const response = await ask('expire?as=alex', 'POST')
    expect([response.status, await response.text()]).toEqual([200, 'All sessions of Alex Moreau have expired.'])
    expect([await statusOf(first), await statusOf(second), await statusOf(other)]).toEqual([401, 401, 200])
    expect(await statusOf(await shop.signIn('alex'))).toBe(200)
  })

  test('is described on the list of host pages, and each link does what its text promises', async () => {
    const page = await (await fetch(shop.url)).text()
    expect(page).toContain('<h2>Links from the retailer’s app</h2>')
    for (const { firstName, lastName } of people) expect(page).toContain(`Sign in as ${firstName} ${lastName}`)
    const links = [...page.matchAll(/href="(\/demo\/[^"]+)"/g)].map(match => (match[1] ?? '').replaceAll('&amp;', '&'))
    expect(links).toHaveLength(people.length + 3)
    for (const link of links) expect((await fetch(shop.url + link, { redirect: 'manual' })).status).toBe(303)
    const forms = [...page.matchAll(/<form method="post" action="([^"]+)"/g)].map(match => match[1] ?? '')
    expect(forms).toEqual(['/demo/expire?as=alex', '/demo/expire?as=camille'])
  })

  test('is not in the API’s document', async () => {
    expect(await (await fetch(`${shop.url}/v1/openapi.json`)).text()).not.toContain('/demo')
  })

  test('does not run unless the server enables it', async () => {
    const { db } = shop
    const app = createApp({ db, clock: () => shop.time.now, log: () => {}, folders: { scripts: '', pages: '' } })
    for (const path of ['sign-in?as=alex', 'sign-up']) expect((await app.request(`/demo/${path}`)).status).toBe(404)
    expect((await app.request('/demo/expire?as=alex', { method: 'POST' })).status).toBe(404)
    expect(await (await app.request('/')).text()).not.toContain('demo')
  })
})

test('the people of the demo get an account once, however often the server starts', async () => {
  const before = await shop.db.select().from(accounts)
  await seedPeople(shop.db, people, shop.time.now)
  expect(await shop.db.select().from(accounts)).toEqual(before)
})
