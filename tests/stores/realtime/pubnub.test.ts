import PubNub from 'pubnub'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPlatform } from '../../../src/platform/platform.ts'
import { hearOrder } from '../../../src/client/live/channels.ts'
import { pubNubTransport } from '../../../src/realtime/pubnub.ts'
import { setTransport } from '../../../src/client/live/transport.ts'
import { type PubNubEndpoint, startPubNubEndpoint } from '../support/pubnub-endpoint.ts'
import { testPlatform, type TestPlatform } from '../support/test-env.ts'

let endpoint: PubNubEndpoint
let outside: TestPlatform

beforeEach(async () => {
  endpoint = await startPubNubEndpoint()
  outside = testPlatform()
  setPlatform(outside)
})

afterEach(async () => {
  setTransport(undefined)
  setPlatform(undefined)
  await endpoint.close()
})

const connect = (cipherKey?: string) =>
  setTransport(pubNubTransport({ subscribeKey: 'demo', cipherKey, origin: endpoint.origin }, async () => PubNub))

const isListening = (channel: string) => vi.waitFor(() => expect(endpoint.listening()).toContain(channel))

const encrypt = (message: unknown, cipherKey: string): string => {
  const encrypted = PubNub.CryptoModule.aesCbcCryptoModule({ cipherKey }).encrypt(JSON.stringify(message))
  return typeof encrypted === 'string' ? encrypted : Buffer.from(encrypted).toString('base64')
}

test('a change of an order reaches the page by PubNub (SPEC C13, C14)', async () => {
  connect()
  const onChange = vi.fn<() => void>()
  const unsubscribe = hearOrder('o1', onChange)
  await isListening('order.o1')
  endpoint.publish('order.o1', { type: 'order', status: 'ready' })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  unsubscribe?.()
  await vi.waitFor(() => expect(endpoint.listening()).not.toContain('order.o1'))
})

test('PubNub knows every page by the same client id (SPEC A6)', async () => {
  connect()
  hearOrder('o1', () => {})
  await isListening('order.o1')
  expect(endpoint.listeners()).toEqual(['storefront-web'])
})

test('with a cipher key configured, messages arrive encrypted and are read (SPEC C14)', async () => {
  connect('secret')
  const onChange = vi.fn<() => void>()
  hearOrder('o1', onChange)
  await isListening('order.o1')
  endpoint.publish('order.o1', encrypt({ type: 'order', status: 'ready' }, 'secret'))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
})

test('a message of another key is dropped and reported, never shown', async () => {
  connect('secret')
  const onChange = vi.fn<() => void>()
  hearOrder('o1', onChange)
  await isListening('order.o1')
  endpoint.publish('order.o1', encrypt({ type: 'order', status: 'ready' }, 'another'))
  await vi.waitFor(() => expect(outside.warnings.join()).toMatch(/can't be decrypted/))
  expect(onChange).not.toHaveBeenCalled()
})

test('a message that makes no sense is dropped and reported', async () => {
  connect()
  const onChange = vi.fn<() => void>()
  hearOrder('o1', onChange)
  await isListening('order.o1')
  endpoint.publish('order.o1', { type: 'order', status: 'eaten' })
  await vi.waitFor(() => expect(outside.warnings.join()).toMatch(/unreadable message/))
  expect(onChange).not.toHaveBeenCalled()
})

test('when the SDK can not be had, the page reports it and goes on', async () => {
  setTransport(pubNubTransport({ subscribeKey: 'demo' }, () => Promise.reject(new Error('blocked'))))
  hearOrder('o1', () => {})
  await vi.waitFor(() => expect(outside.warnings.join()).toMatch(/could not be loaded/))
})
