import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AsyncState } from '../../src/client/async-state.ts'
import { reset } from '../../src/client/reset.ts'
import type { Resource } from '../../src/client/resource.ts'
import { findListings, listings } from '../../src/staff/data/stock.ts'
import { loadHours, storeHours } from '../../src/staff/data/store-hours.ts'
import { sourceFiles } from '../project/support/source-files.ts'

const files = sourceFiles('src/staff')

/** Returns all remote data of the board, by the name of its resource. */
async function resources(): Promise<Map<string, Resource<unknown, unknown>>> {
  const found = new Map<string, Resource<unknown, unknown>>()
  for (const file of files.filter(one => one.includes('/data/'))) {
    const exported = (await import(`../../${file}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'object' && value && '$state' in value) found.set(name, value as Resource<unknown, unknown>)
  }
  return found
}

it('the board forgets all that it has read when its person signs out', async () => {
  const all = await resources()
  expect([...all.keys()].toSorted()).toEqual([
    'audit',
    'catalogue',
    'copies',
    'draftDetail',
    'drafts',
    'feedKeys',
    'figures',
    'kiosks',
    'launch',
    'listings',
    'lots',
    'missedSearches',
    'orders',
    'pastImports',
    'promotions',
    'storeHours',
    'storeSettings',
    'stores',
    'substitutes',
    'team'
  ])
  const ready: AsyncState<unknown> = { state: 'ready', value: [] }
  for (const { $state } of all.values()) $state.set(ready)
  reset('person')
  expect([...all.values()].map(({ $state }) => $state.get().state)).toEqual([...all].map(() => 'idle'))
})

it('the board reads nothing of a store after a sign-out', async () => {
  reset('person')
  // Without a platform, a request would fail.
  await findListings('')
  await loadHours()
  expect([listings.$state.get().state, storeHours.$state.get().state]).toEqual(['idle', 'idle'])
})

it('no store of the board is made in a way that nothing resets, except what its device keeps', () => {
  const bare = files.filter(file => /[^.\w](atom|map|deepMap)[<(]/.test(readFileSync(file, 'utf8')))
  expect(bare).toEqual(['src/staff/data/sound.ts', 'src/staff/data/token.ts'])
})
