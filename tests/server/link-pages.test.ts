import { request } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { business } from '../../demo/server/db/schema.ts'
import { forgotPassword } from '../../src/contract/account.ts'
import { peopleOf } from './support/people.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
beforeEach(async () => {
  // What the business names is known for ten seconds.
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
  const own = () => `${shop.url}/pages/plain.html?source=reset#/`

  test('is the one that the storefront stands on, with its own query but what A2 strikes out', async () => {
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

  test('is that of an origin which the business names, and of no other', async () => {
    await shop.db.update(business).set({ allowedOrigins: ['https://retailer.example'] })
    shop.time.now = new Date(shop.time.now.getTime() + 60_000)
    const page = 'https://retailer.example/shop/?lang=fr'
    expect(await pageFor({ Origin: 'https://retailer.example', Referer: page })).toBe(`${page}&source=reset#/`)
    expect(await pageFor({ Origin: 'https://retailer.example' })).toBe('https://retailer.example/?source=reset#/')
    expect(await pageFor({ Referer: 'https://evil.example/shop' })).toBe(own())
    expect(await pageFor({ Referer: 'https://retailer.example.evil.example/' })).toBe(own())
    await shop.db.update(business).set({ allowedOrigins: [] })
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
