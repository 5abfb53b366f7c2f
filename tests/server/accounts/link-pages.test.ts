import { request } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { business } from '../../../src/server/db/schema.ts'
import { forgotPassword } from '../../../src/contract/account/account.ts'
import { peopleOf } from '../support/people.ts'
import { ada, openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
beforeEach(async () => {
  // The registered pages are cached for ten seconds.
  shop.time.now = new Date(shop.time.now.getTime() + 60_000)
  await people.forgive()
})

const forget = (email: string, headers = {}) => shop.to(forgotPassword, { body: { email }, headers })

describe('the page that a link leads to', () => {
  const pageFor = async (headers: Record<string, string>) => {
    const { email } = await people.settle()
    await forget(email, headers)
    const link = await people.linkTo(email)
    link.searchParams.delete('signup_token')
    return link.href
  }
  const framedIn = (page: string) => ({
    Origin: shop.url,
    Referer: `${shop.url}/frame?locale=en-CA&page=${encodeURIComponent(page)}&iframe=1`
  })
  const own = () => `${shop.url}/pages/plain.html?source=reset#/`

  test('is the storefront’s page, with its own query minus the parameters that A2 removes', async () => {
    const query = '?page_id=7&in_store=1&token=x&signup=1&verify_email=1&source=kiosk&signup_token=y'
    expect(await pageFor({ Referer: `${shop.url}/pages/div.html${query}#/queen-west` })).toBe(
      `${shop.url}/pages/div.html?page_id=7&source=reset#/`
    )
  })

  test('is never one of another site: where none is named, only those of this machine count', async () => {
    for (const page of ['https://evil.example', 'null', 'about:blank', 'javascript:alert(1)', '%%']) {
      expect(await pageFor({ Origin: page, Referer: page })).toBe(own())
    }
    expect(await pageFor({ Origin: 'http://localhost:9999' })).toBe('http://localhost:9999/?source=reset#/')
  })

  const name = async (allowedOrigins: string[]) => {
    await shop.db.update(business).set({ allowedOrigins })
    shop.time.now = new Date(shop.time.now.getTime() + 60_000)
  }
  const site = 'https://retailer.example'

  test('is that of a site which the business names, and of no other', async () => {
    await name([site])
    expect(await pageFor({ Origin: site, Referer: `${site}/` })).toBe(`${site}/?source=reset#/`)
    expect(await pageFor({ Origin: site })).toBe(`${site}/?source=reset#/`)
    expect(await pageFor({ Referer: 'https://evil.example/shop' })).toBe(`${site}/?source=reset#/`)
    expect(await pageFor({ Referer: 'https://retailer.example.evil.example/' })).toBe(`${site}/?source=reset#/`)
    await name([])
  })

  test('is one that the business names, word for word: the caller only chooses among them', async () => {
    await name([`${site}/order/`, `${site}/?page_id=7`, `${site}/fr/commander`])
    for (const [referer, page] of [
      ['/order/', '/order/?source=reset#/'],
      ['/order', '/order/?source=reset#/'],
      ['/order/?utm=1&next=https://evil.example', '/order/?source=reset#/'],
      ['/?page_id=7&lang=fr', '/?page_id=7&source=reset#/'],
      ['/fr/commander#/queen-west', '/fr/commander?source=reset#/'],
      ['/?page_id=8', '/order/?source=reset#/'],
      ['', '/order/?source=reset#/']
    ] as const)
      expect([referer, await pageFor({ Origin: site, Referer: site + referer })]).toEqual([referer, site + page])
    await name([])
  })

  test.each([
    '/go?to=https://evil.example/',
    '/go/https%3A%2F%2Fevil.example%2F',
    '/out/evil.example',
    '//evil.example/',
    '/%2F%2Fevil.example/',
    '/order/..//evil.example/',
    '/\\evil.example/'
  ])('is no other path of its site, which could be a redirect that carries the token on: %s', async path => {
    await name([site])
    expect(await pageFor({ Origin: site, Referer: site + path })).toBe(`${site}/?source=reset#/`)
    await name([`${site}/order/`])
    expect(await pageFor({ Origin: site, Referer: site + path })).toBe(`${site}/order/?source=reset#/`)
    await name([])
    expect(await pageFor({ Origin: shop.url, Referer: shop.url + path })).toBe(own())
    expect(await pageFor(framedIn(site + path))).toBe(own())
  })

  test('is, for a shop in the frame that our script makes, the page around it, or else the first that is named', async () => {
    await name([`${site}/first`, `${site}/order/`, 'https://other.example/shop'])
    for (const [around, page] of [
      [`${site}/order`, `${site}/order/?source=reset#/`],
      ['https://other.example/', 'https://other.example/shop?source=reset#/'],
      ['https://evil.example/order', `${site}/first?source=reset#/`],
      [`${shop.url}/frame?page=${site}/order`, `${site}/first?source=reset#/`],
      ['not an address', `${site}/first?source=reset#/`]
    ] as const)
      expect([around, await pageFor(framedIn(around))]).toEqual([around, page])
    expect(await pageFor({ Origin: shop.url })).toBe(`${site}/first?source=reset#/`)
    expect(await pageFor({})).toBe(`${site}/first?source=reset#/`)
    await name([])
  })

  test('of an order in such a frame is the same', async () => {
    await name([`${site}/first`, `${site}/order/`])
    const customer = { ...ada, email: 'framed@mail.example' }
    const cart = await shop.cartWith({ grinder: 1 })
    await shop.send(await shop.orderFor(cart, { customer }), undefined, {}, framedIn(`${site}/order/`))
    await expect.poll(async () => (await people.mailsTo(customer.email)).length).toBe(1)
    expect((await people.linkTo(customer.email)).href).toMatch(/^https:\/\/retailer\.example\/order\/#\/queen-west/)
    await name([])
  })

  test('is no page of a host that is only said in a header', async () => {
    const { email } = await people.settle()
    const { hostname, port } = new URL(shop.url)
    await new Promise<void>((done, fail) => {
      const path = '/v1/password/forgot'
      const headers = { Host: 'evil.example', 'Content-Type': 'application/json' }
      const call = request({ hostname, port, path, method: 'POST', headers }, response => {
        response.resume()
        response.on('end', done)
      })
      call.on('error', fail)
      call.end(JSON.stringify({ email }))
    })
    expect((await people.linkTo(email)).origin).toBe(shop.url)
  })
})
