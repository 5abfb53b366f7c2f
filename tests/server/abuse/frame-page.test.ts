import { beforeEach, describe, expect, test } from 'vitest'
import { business } from '../../../src/server/db/schema.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
beforeEach(() => {
  shop.time.now = new Date(shop.time.now.getTime() + 60_000)
})

const name = (allowedOrigins: string[]) => shop.db.update(business).set({ allowedOrigins })
async function open(query = '', headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}/frame${query}`, { headers })
  const text = await response.text()
  return {
    policy: response.headers.get('content-security-policy') ?? '',
    kept: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
    text,
    origins: /data-frame-origins="([^"]*)"/.exec(text)?.[1]
  }
}

describe('where the business names its pages', () => {
  beforeEach(() => name(['https://retailer.example/shop', 'https://retailer.example/', 'https://www.retailer.example']))

  test('only these, and our own, may hold the frame, and it talks to no other', async () => {
    const { policy, origins, kept } = await open('', { Referer: 'https://evil.example/' })
    expect(policy).toContain("frame-ancestors 'self' https://retailer.example https://www.retailer.example;")
    expect(origins).toBe('https://retailer.example https://www.retailer.example')
    expect(kept).toBe('no-store')
  })
})

describe('where it names none', () => {
  beforeEach(() => name([]))

  test('any page may hold the frame, which talks to the one that asked', async () => {
    const { policy, origins } = await open('', { Referer: 'https://retailer.example/shop?a=1' })
    expect(policy).not.toContain('frame-ancestors')
    expect(origins).toBe('https://retailer.example')
  })

  test.each(['', 'null', 'about:blank', 'data:text/html,x', 'no address'])(
    '%j is no page to talk to',
    async referer => {
      expect((await open('', referer ? { Referer: referer } : {})).origins).toBeUndefined()
    }
  )

  test('has a font without serifs: the page’s own can’t reach into the frame', async () => {
    const html = await (await fetch(`${shop.url}/frame`)).text()
    expect(/body \{[^}]*font-family: ([^;}]*)/.exec(html)?.[1]).toMatch(/sans-serif\s*$/)
  })

  test('takes the options it knows, as text, and leaves out all others', async () => {
    const bad = '"><script>alert(1)</script>'
    const query = new URLSearchParams({
      location: bad,
      theme: 'dark',
      api: 'https://evil.example',
      photon: 'https://evil.example',
      'frame-origins': 'https://evil.example',
      onload: 'alert(1)'
    })
    const { text, type } = await open(`?${query}`)
    expect(type).toMatch(/^text\/html/)
    expect(text).toContain('data-location="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(text).toContain('data-theme="dark"')
    expect(text).toContain('data-api="/"')
    expect(text).not.toMatch(/evil|onload|<script>/)
  })

  test('is in the language of the option', async () => {
    expect((await open('?locale=fr-CA')).text).toMatch(/<html lang="fr">.*<title>Boutique<\/title>/s)
  })
})
