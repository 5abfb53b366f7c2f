import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

describe('a page of any site', () => {
  test('may call the API with the headers that it needs', async () => {
    const { status, headers } = await fetch(`${shop.url}/v1/orders`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://retailer.example', 'Access-Control-Request-Method': 'POST' }
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase()
    for (const name of ['Authorization', 'Idempotency-Key', 'X-Platform-Id', 'If-None-Match', 'Accept-Language']) {
      expect(allowed).toContain(name.toLowerCase())
    }
  })

  /** The names that a preflight allows which asks for some. */
  const allowedFor = async (asked: string): Promise<string[]> => {
    const { headers } = await fetch(`${shop.url}/v1/carts`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://retailer.example',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': asked
      }
    })
    expect(headers.get('vary')).toMatch(/access-control-request-headers/i)
    return (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/, */)
  }

  test('may call it with what its monitors add to each request (SPEC C26)', async () => {
    const added = [
      'traceparent',
      'baggage',
      'sentry-trace',
      'x-datadog-trace-id',
      'newrelic',
      'request-id',
      "a!#$%&'*+.^`|~_"
    ]
    const allowed = await allowedFor(added.join(','))
    for (const name of [...added, 'authorization', 'x-platform-id']) expect(allowed).toContain(name)
  })

  test('is allowed no name that can’t be a header’s, no name twice, and not any number of them', async () => {
    const usual = await allowedFor('')
    expect(await allowedFor('a b,x:y, ,(z),authorization,Content-Type,é'.replace('é', '"'))).toEqual(usual)
    expect(await allowedFor('x'.repeat(65))).toEqual(usual)
    const many = Array.from({ length: 500 }, (_, nth) => `x-${nth}`)
    expect((await allowedFor(many.join(','))).length).toBe(usual.length + 40)
  })

  test('may read failures too', async () => {
    expect((await fetch(`${shop.url}/v1/nothing`)).headers.get('access-control-allow-origin')).toBe('*')
  })

  test('may embed what we serve', async () => {
    const { headers } = await fetch(`${shop.url}/v1/business`)
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
