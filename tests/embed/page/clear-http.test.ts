import { expect, test, vi } from 'vitest'
import { clearHttp } from '../../../src/embed/browser/clear-http.ts'
import type { Send } from '../../../src/embed/mount/options-from-script.ts'

const url = 'https://shop.example/v1/business'
const read = { method: 'GET' }
const blocked = () => Promise.reject(new TypeError('Failed to fetch'))
const reply = (text: string) => () => Promise.resolve(new Response(text))

/** A way to send requests over two others, of which the calls are counted. */
function over(page: Send, frame: Send, ahead?: Send) {
  const [send, sendClear] = [vi.fn<Send>(page), vi.fn<Send>(frame)]
  const http = clearHttp({ takeReply: (...given) => ahead?.(...given), send, sendClear })
  return { http, counts: () => [send.mock.calls.length, sendClear.mock.calls.length], send }
}

test('a reply that was asked for ahead is taken', async () => {
  const { http, counts } = over(blocked, blocked, reply('ahead'))
  expect(await (await http(url, read)).text()).toBe('ahead')
  expect(counts()).toEqual([0, 0])
})

test('a read that the page breaks is sent by the frame, and so is all that follows', async () => {
  const { http, counts } = over(blocked, reply('clear'))
  for (const method of ['GET', 'GET', 'POST']) expect(await (await http(url, { method })).text()).toBe('clear')
  expect(counts()).toEqual([1, 3])
})

test('a request that would change something is not sent twice', async () => {
  const { http, counts } = over(blocked, reply('clear'))
  await expect(http(url, { method: 'POST' })).rejects.toThrow('Failed to fetch')
  expect(counts()).toEqual([1, 0])
})

test('a cancelled request is not sent again', async () => {
  const { http, counts } = over(blocked, reply('clear'))
  await expect(http(url, { ...read, signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch')
  expect(counts()).toEqual([1, 0])
})

test('an outage after a reply is not met with twice as many requests', async () => {
  const { http, counts, send } = over(reply('page'), reply('clear'))
  await http(url, read)
  send.mockImplementation(blocked)
  for (const _ of [1, 2]) await expect(http(url, read)).rejects.toThrow('Failed to fetch')
  expect(counts()).toEqual([3, 0])
})
