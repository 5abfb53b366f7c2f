import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { banners } from '../../../src/server/db/schema.ts'
import { $banners } from '../../../src/stores/location/banners.ts'
import '../../../src/stores/location/follow-banners.ts'
import { $location, enterLocation } from '../../../src/stores/location/location.ts'
import { openDemo } from '../support/demo-shop.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

/** Seconds to the start of the banner, and from there to its end. */
const LATER = 300

const stored = {
  id: 'test',
  place: 'menu' as const,
  title: { en: 'On the shelf again', fr: 'De retour en rayon' },
  locations: ['queen-west']
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const put = (times: { starts?: string; ends?: string } | null) =>
  shop.server.db.insert(banners).values({ ...stored, times })

beforeEach(() => () => shop.server.db.delete(banners).where(eq(banners.id, 'test')))
afterEach(() => enterLocation(undefined))

const shown = () => dataOf($banners.get())?.shown.map(({ title }) => title)
const roomOf = () => $location.get().detail?.banners

/** Follows banners, as screens that show them do. */
function follow(): void {
  onTestFinished($banners.listen(() => {}))
}

test('a banner begins and ends at its second, without another request', async () => {
  await put({ starts: inSeconds(LATER), ends: inSeconds(2 * LATER) })
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  expect(roomOf()).toEqual({ menu: false })
  follow()
  await until($banners, load => load.state === 'ready')
  expect(shown()).toEqual([])
  shop.here.outside.setOnline(false)
  await shop.here.outside.clock.pass(LATER + 1)
  expect(shown()).toEqual(['On the shelf again'])
  await shop.here.outside.clock.pass(LATER)
  expect(shown()).toEqual([])
})

test('the banners of a store are only asked for if it says that it has some', async () => {
  await put(null)
  shop.visit({ hash: '#/kensington' })
  await shopIsOpen()
  expect(roomOf()).toBeUndefined()
  follow()
  expect($banners.get().state).toBe('idle')
  enterLocation('queen-west')
  await until($banners, load => load.state === 'ready')
  expect(shown()).toEqual(['On the shelf again'])
  enterLocation('kensington')
  expect(shown()).toBeUndefined()
})
