import { expect, test } from 'vitest'
import { createHub } from '../../demo/server/modules/events/hub.ts'
import { pubNubFrom } from '../../demo/server/modules/events/pubnub.ts'
import { startServer } from '../../demo/server/start.ts'
import { listen } from './support/listen.ts'
import { openRewardingShop } from './support/loyalty.ts'
import { fixture } from './support/seed.ts'

const shop = await openRewardingShop()

const place = async (headers: Record<string, string> = {}, points = 0) => {
  const cart = await shop.cartOf(headers, { grinder: 1 })
  const { payload } = points > 0 ? await shop.points(cart, headers, points) : { payload: cart }
  return (await shop.order(payload, headers)).payload
}

test('a change of an order’s state reaches whoever listens to it, and nobody else (SPEC C13, C14)', async () => {
  const [one, other] = [await place(), await place()]
  const [hears, not] = await Promise.all([one, other].map(({ id }) => listen(shop.url, { channels: `order.${id}` })))
  expect([hears?.status, hears?.headers.get('content-type'), hears?.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-cache'
  ])
  expect(hears?.headers.get('access-control-allow-origin')).toBe('*')
  await shop.bring(one.id, 'confirmed')
  expect((await hears?.messages(1))?.map(({ data }) => data)).toEqual([
    { channel: `order.${one.id}`, message: { type: 'order', status: 'confirmed' } }
  ])
  await shop.bring(other.id, 'cancelled')
  expect((await not?.messages(1))?.map(({ data }) => data.channel)).toEqual([`order.${other.id}`])
  hears?.close()
  not?.close()
})

test('a person hears how many points they have now, when they are used, come back or are earned', async () => {
  const { headers, channel } = await shop.makePerson(200)
  const stream = await listen(shop.url, { channels: `user.${channel}` })
  const order = await place(headers, 150)
  await stream.messages(1)
  await shop.bring(order.id, 'cancelled')
  await stream.messages(2)
  await shop.complete((await place(headers)).id)
  const messages = await stream.messages(3)
  expect(messages.map(({ data }) => data.message).filter((_, at) => at < 2)).toEqual([
    { type: 'points', points: 50 },
    { type: 'points', points: 200 }
  ])
  expect((await stream.messages(6)).at(-1)?.data.message).toEqual({ type: 'points', points: 210 })
  stream.close()
})

test('who comes back with the id of the last message hears what was sent meanwhile, and no more', async () => {
  const { id } = await place()
  const first = await listen(shop.url, { channels: `order.${id}` })
  await shop.bring(id, 'confirmed')
  const [heard] = await first.messages(1)
  first.close()
  await shop.bring(id, 'preparing')
  await shop.bring((await place()).id, 'confirmed')
  for (const [query, headers] of [
    [{}, { 'Last-Event-ID': heard?.id ?? '' }],
    [{ after: heard?.id ?? '' }, {}]
  ] as const) {
    const again = await listen(shop.url, { channels: `order.${id}`, ...query }, headers)
    const [missed, ...more] = await again.messages(1)
    expect([missed?.data.message, more]).toEqual([{ type: 'order', status: 'preparing' }, []])
    again.close()
  }
})

test('who comes back too late, or to a server that began anew, is told that something was missed', async () => {
  const { id } = await place()
  const stream = await listen(shop.url, { channels: `order.${id}`, after: '00000000-3' })
  await shop.bring(id, 'confirmed')
  await stream.messages(1)
  expect(stream.heard.map(({ name }) => name)).toEqual(['ready', 'missed', 'message'])
  stream.close()
  const hub = createHub()
  const before = hub.latest()
  for (let sent = 0; sent < 500; sent++) hub.publish('order.1', { sent })
  expect(hub.since(new Set(['order.1']), before)).toHaveLength(500)
  hub.publish('order.1', {})
  expect(hub.since(new Set(['order.1']), before)).toBeUndefined()
  for (const odd of ['', 'x', `${before.split('-')[0]}-900`, `${before.split('-')[0]}--1`])
    expect(hub.since(new Set(['order.1']), odd)).toBeUndefined()
})

test('only channels whose names can’t be guessed are listened to', async () => {
  const refused = async (channels: string) => {
    const response = await fetch(`${shop.url}/v1/events?channels=${encodeURIComponent(channels)}`)
    return [response.status, ((await response.json()) as { fields: unknown }).fields]
  }
  const secret = 'a'.repeat(32)
  expect(await refused('')).toEqual([422, { channels: 'required' }])
  for (const channels of ['user.*', 'order.1', 'staff.1', `user.${secret},user.alex`, `user.${secret}\n`])
    expect(await refused(channels)).toEqual([422, { channels: 'unknown' }])
  expect(await refused(Array(21).fill(`user.${secret}`).join())).toEqual([422, { channels: 'too_long' }])
})

test('a stream ends with the server, which does not wait for it', async () => {
  const server = await startServer({ seed: fixture, log: () => {} })
  const stream = await listen(server.url, { channels: `order.${'a'.repeat(32)}` })
  await server.close()
  await stream.ended
})

test('messages go to PubNub too where both of its keys are named, and only there', () => {
  const keys = { PUBNUB_PUBLISH_KEY: 'pub', PUBNUB_SUBSCRIBE_KEY: 'sub' }
  expect(pubNubFrom({})).toBeUndefined()
  expect(pubNubFrom({ PUBNUB_SUBSCRIBE_KEY: 'sub' })).toBeUndefined()
  expect(pubNubFrom({ ...keys, PUBNUB_CIPHER_KEY: '' })).toEqual({ publishKey: 'pub', subscribeKey: 'sub' })
  expect(pubNubFrom({ ...keys, PUBNUB_CIPHER_KEY: 'secret' })?.cipherKey).toBe('secret')
})
