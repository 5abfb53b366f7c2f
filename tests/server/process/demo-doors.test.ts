import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isLocalRequest } from '../../../src/server/http/request/local-call.ts'
import { rawCall } from '../support/raw-call.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { port } = shop

const fakeCards = async () => {
  const { text } = await rawCall(`${shop.url}/stand-ins/cards.js`)
  return /site = "([^"]+)"/.exec(text)?.[1] ?? ''
}

const doors: [method: string, path: string, status: number][] = [
  ['GET', '/mailbox', 200],
  ['GET', '/mailbox.json', 200],
  ['GET', '/demo/sign-in?as=alex', 303],
  ['GET', '/demo/sign-up', 303],
  ['POST', '/demo/expire?as=alex', 200],
  ['GET', '/stand-ins/cards.js', 200]
]

const staffOrders = (headers: Record<string, string>) =>
  rawCall(`${shop.url}/v1/staff/locations/queen-west/orders?state=open&locale=en-CA`, {
    Authorization: 'Bearer staff',
    ...headers
  })

/** Callers that must not reach the demo's routes, although they connect over loopback. */
const outside: [who: string, headers: Record<string, string>][] = [
  ['a public host name, as behind a proxy that keeps it', { Host: 'shop.example.com' }],
  ['a name of somebody else’s that leads to this machine', { Host: `rebound.example:${port}` }],
  ['a host that only begins like ours', { Host: 'localhost.evil.example' }],
  ['a proxy that names the client', { 'X-Forwarded-For': '203.0.113.7' }],
  ['a proxy that names the requested host', { 'X-Forwarded-Host': 'shop.example.com' }],
  ['a proxy that names the protocol', { 'X-Forwarded-Proto': 'https' }],
  ['a proxy that keeps to the standard', { Forwarded: 'for=203.0.113.7' }],
  ['a proxy that names itself', { Via: '1.1 proxy' }],
  ['a proxy that names the real address', { 'X-Real-IP': '203.0.113.7' }]
]

describe('the doors of the demo', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])('are open to this machine under the name %s', async name => {
    for (const Host of [name, `${name}:${port}`]) {
      for (const [method, path, status] of doors)
        expect([path, (await rawCall(shop.url + path, { Host }, method)).status]).toEqual([path, status])
      expect((await staffOrders({ Host })).status).toBe(200)
      expect((await rawCall(shop.url, { Host })).text).toContain('/demo/sign-in')
    }
  })

  test.each(outside)('are not there for %s', async (_, headers) => {
    for (const [method, path] of doors)
      expect([path, await rawCall(shop.url + path, headers, method)]).toEqual([
        path,
        { status: 404, location: undefined, text: 'Not found' }
      ])
    expect((await staffOrders(headers)).status).toBe(401)
    const list = await rawCall(shop.url, headers)
    expect(list.status).toBe(200)
    expect(list.text).not.toMatch(/demo|mailbox|token/)
    expect((await rawCall(`${shop.url}/v1/business?locale=en-CA`, headers)).status).toBe(200)
  })

  test.each(outside)('of those that stand in for others are not there for %s either', async (_, headers) => {
    const [url, path] = [await fakeCards(), '/cards/fields?locale=en-CA&theme=light&surface=&from=http://localhost']
    expect((await rawCall(url + path)).status).toBe(200)
    expect((await rawCall(url + path, headers)).status).toBe(404)
  })

  test('are shut to other machines, whatever host they name', () => {
    const from = (remoteAddress: string | undefined) =>
      isLocalRequest({ headers: { host: 'localhost' }, socket: { remoteAddress } as Socket })
    expect(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'].map(from)).toEqual([true, true, true, true])
    expect(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::1', undefined].map(from)).not.toContain(true)
  })
})
