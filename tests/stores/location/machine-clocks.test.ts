import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { $parts } from '../../../src/app/loading/parts.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $machineClocks } from '../../../src/stores/location/machine-clocks.ts'
import { testPlatform } from '../support/test-env.ts'
import { settled, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

const server = await startDemo()
/** The part's file, run anew for each visit: as a module it may have run for another test. */
const clocks: string = '../../../src/app/chunks/clocks.ts?'
let runs = 0
let here: Visit | undefined

beforeEach(() => {
  $parts.set({})
  $machineClocks.fill(undefined as never)
})
afterEach(() => here?.end())
afterAll(() => server.close())

/** Opens a store's menu, with the offsets of time zones or without; returns the parts that are loaded. */
function open({ hasOffsets, isLost = false }: { hasOffsets: boolean; isLost?: boolean }): string[] {
  const outside = testPlatform()
  const loaded: string[] = []
  const { http, loadPart } = outside
  outside.http = async (url, init) => {
    const reply = await http(url, init)
    if (hasOffsets || !new URL(url).pathname.endsWith('/business')) return reply
    return new Response((await reply.text()).replaceAll('zoneOffsets', 'unknown'), reply)
  }
  outside.loadPart = (name, load) => {
    loaded.push(name)
    if (name !== 'clocks') return loadPart(name, load)
    return isLost ? Promise.reject(new Error('Lost.')) : import(/* @vite-ignore */ `${clocks}${runs++}`)
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  return loaded
}

test('the offsets that the API sends spare the page this machine’s data on time zones', async () => {
  const loaded = open({ hasOffsets: true })
  await shopIsOpen()
  expect(loaded).not.toContain('clocks')
})

test('without them, the stores are shown when that data is there', async () => {
  const loaded = open({ hasOffsets: false })
  await settled($business)
  expect(loaded).toContain('clocks')
  expect($machineClocks.get()).toBe('ready')
})

test('or if it can’t be loaded', async () => {
  open({ hasOffsets: false, isLost: true })
  expect((await settled($business)).state).toBe('ready')
  expect($machineClocks.get()).toBe('missing')
})
