import { expect, test } from 'vitest'
import { rawCall } from '../support/raw-call.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test.each(['/staff', '/mailbox', '/'])(
  'no site may put %s into a frame, and it loads nothing of others',
  async path => {
    const { headers } = await fetch(shop.url + path)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
    )
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
)

test('the host pages may be framed, as the storefront in a frame needs', async () => {
  const { headers } = await fetch(`${shop.url}/pages/frame.html`)
  expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([null, null])
})

test.each([
  '/v1/business',
  '/v1/locations/queen-west',
  '/v1/locations/queen-west/menu',
  '/v1/locations/queen-west/products/apple'
])('a forged host appears in nothing that caches keep for others: %s', async path => {
  for (const Host of ['evil.example', 'evil.example:4280', '127.0.0.1.evil.example']) {
    const { status, text } = await rawCall(`${shop.url}${path}?locale=en-CA`, { Host })
    expect(status).toBe(200)
    expect(text).not.toContain('evil.example')
  }
  const local = await rawCall(`${shop.url}${path}?locale=en-CA`, { Host: `localhost:${shop.port}` })
  expect(local.text).not.toContain('127.0.0.1')
})
