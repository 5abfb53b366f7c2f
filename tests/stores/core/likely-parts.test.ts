import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $parts } from '../../../src/app/loading/parts.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

const server = await startDemo()
let here: Visit | undefined

beforeEach(() => $parts.set({}))
afterEach(() => here?.end())
afterAll(() => server.close())

/** Opens a store's menu; returns the parts that are downloaded alone, and those that are loaded, while the browser is idle. */
async function open(options: { savesData?: boolean; hash?: string } = {}) {
  const outside = testPlatform()
  const downloaded: string[] = []
  const loaded: string[] = []
  const { loadPart } = outside
  outside.loadPart = (name, load) => {
    loaded.push(name)
    return loadPart(name, load)
  }
  outside.equipment.savesData = () => options.savesData === true
  outside.equipment.download = (part, locale) => {
    downloaded.push(`${part} ${locale}`)
    return part === 'product' ? Promise.reject(new Error('Offline.')) : Promise.resolve()
  }
  here = visit(server.url, { hash: options.hash ?? '#/queen-west', outside })
  await shopIsOpen()
  await vi.waitFor(() => expect(loaded).toContain('find'))
  return { downloaded, loaded }
}

const likely = ['product', 'cart', 'checkout']

test('product, cart and checkout are downloaded in this order, also if one fails, and none of them runs', async () => {
  const { downloaded, loaded } = await open()
  await vi.waitFor(() => expect(downloaded).toEqual(['product en-CA', 'cart en-CA', 'checkout en-CA']))
  expect(loaded.filter(name => likely.includes(name))).toEqual([])
})

test('a kiosk, which has time and memory, loads them', async () => {
  const { downloaded, loaded } = await open({ hash: '#/queen-west?in_store=1' })
  await vi.waitFor(() => expect(likely.filter(name => !loaded.includes(name))).toEqual([]))
  expect(downloaded).toEqual([])
})

test('for a shopper who saves data, neither is done', async () => {
  const { downloaded, loaded } = await open({ savesData: true })
  await here?.outside.rest()
  expect([downloaded, loaded.filter(name => likely.includes(name))]).toEqual([[], []])
})
