import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a reply is compressed only if it is long', async () => {
  const ask = async (slug: string) => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const reply = await fetch(`${shop.url}/v1/locations/${slug}/slots?method=pickup`, { headers })
    return { headers: reply.headers, length: (await reply.arrayBuffer()).byteLength }
  }
  const [long, short] = [await ask('queen-west'), await ask('shut')]
  expect(long.length).toBeGreaterThan(1024)
  expect(long.headers.get('content-encoding')).toBe('gzip')
  expect(short.headers.get('content-encoding')).toBeNull()
  expect(short.headers.get('content-length')).toBe(String(short.length))
  for (const { headers } of [long, short]) expect(headers.get('vary')).toMatch(/^Accept-Encoding\b/)
})
