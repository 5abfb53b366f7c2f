import { expect, test, vi } from 'vitest'
import { createLive } from '../../../src/server/events/live.ts'
import { forgetMessages, writeMessages } from '../../../src/server/events/messages.ts'
import { pubNubFrom } from '../../../src/server/events/pubnub.ts'
import { startTestServer } from '../support/process/demo-server.ts'
import { listen } from '../support/process/listen.ts'
import { openRewardingShop } from '../support/loyalty.ts'
import { fixture } from '../support/database/seed.ts'

const shop = await openRewardingShop()

const place = async (headers: Record<string, string> = {}, points = 0) => {
  const cart = await shop.cartOf(headers, { grinder: 1 })
  const { payload } = points > 0 ? await shop.points(cart, headers, points) : { payload: cart }
  return (await shop.order(payload, headers)).payload
}

test('a change of an order’s state reaches its subscribers only (SPEC C13, C14)', async () => {
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

test('a client that reconnects with the id of its last message receives only the messages sent since', async () => {
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

test('a client that resumes too late, or after a restart of the server, is informed that it missed messages', async () => {
  const { id } = await place()
  const stream = await listen(shop.url, { channels: `order.${id}`, after: '00000000-3' })
  await shop.bring(id, 'confirmed')
  await stream.messages(1)
  expect(stream.heard.map(({ name }) => name)).toEqual(['ready', 'missed', 'message'])
  stream.close()
})

test('past messages are read from the table when memory no longer has them, and reported as missed when neither has', async () => {
  const [channel, other] = [`order.${'b'.repeat(32)}`, `order.${'c'.repeat(32)}`]
  const live = await createLive(shop.db, () => {})
  const before = live.latest()
  const say = (count: number, to: string) =>
    writeMessages(
      shop.db,
      Array.from({ length: count }, (_, at) => ({ channel: to, message: { at } }))
    )
  await say(3, channel)
  for (let round = 0; round < 3; round++) await say(500, other)
  live.wake()
  await vi.waitFor(() => expect(live.latest()).toBe(before + 1503))
  const numbers = async (after: number) => (await live.since(new Set([channel]), after))?.map(({ number }) => number)
  expect(await numbers(before)).toEqual([before + 1, before + 2, before + 3])
  expect(await numbers(before + 2)).toEqual([before + 3])
  expect(await numbers(before + 1500)).toEqual([])
  expect(await live.since(new Set([other]), before)).toBeUndefined()
  for (const odd of [before + 1504, -1, 3, Number.NaN, 1.5]) expect(await numbers(odd)).toBeUndefined()
  await forgetMessages(shop.db, new Date(Date.now() + 60_000))
  expect(await numbers(before)).toBeUndefined()
  expect(await numbers(before + 1503)).toEqual([])
  await live.close()
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
  const server = await startTestServer({ seed: fixture })
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
