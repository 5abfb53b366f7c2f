import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { mostFavourites } from '../../../src/contract/account/favourites.ts'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { accounts, favourites } from '../../../src/server/db/schema.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import {
  $favourites,
  followFavourites,
  isFavourite,
  loadFavourites,
  toggleFavourite
} from '../../../src/stores/favourites/favourites.ts'
import { togglePrices } from '../../../src/stores/favourites/price-choice.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { signUpAs, startBehindProxy, visitFromAfar } from '../support/people.ts'
import { type DemoServer, settled, until, type Visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let stop = () => {}
let products: Product[] = []

beforeAll(async () => {
  server = await startBehindProxy()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => begin('#/queen-west'))
afterEach(() => end())

async function begin(hash: string, kept?: string) {
  here = await visitFromAfar(server.url, hash)
  here.outside.keptFavourites = kept
  products = dataOf(await until($menu, load => (dataOf(load)?.products.length ?? 0) > 2))?.products ?? []
  stop = followFavourites()
  await settled($favourites)
}

function end() {
  stop()
  here.end()
}

const product = (at: number) => {
  const found = products[at]
  if (!found) throw new Error('The menu is too short.')
  return found
}
const shown = () => dataOf($favourites.get())?.favourites.map(({ id }) => id)
const onDevice = () =>
  (JSON.parse(here.outside.keptFavourites ?? '{"favourites":[]}') as { favourites: { id: string }[] }).favourites.map(
    ({ id }) => id
  )
const onServer = async () => (await server.db.select().from(favourites)).map(({ productId }) => productId)

describe('a guest', () => {
  test('keeps favourites on the device, the latest first, and over a visit', async () => {
    await toggleFavourite(product(0))
    await toggleFavourite(product(1))
    expect(shown()).toEqual([product(1).id, product(0).id])
    expect(onDevice()).toEqual(shown())
    const kept = here.outside.keptFavourites
    end()
    await begin('#/queen-west', kept)
    expect(isFavourite(product(0).id)).toBe(true)
    await toggleFavourite(product(0))
    expect(onDevice()).toEqual([product(1).id])
    await toggleFavourite(product(2))
    await toggleFavourite(product(0), 1)
    expect(onDevice()).toEqual([product(2).id, product(0).id, product(1).id])
    expect(shown()).toEqual(onDevice())
  })

  test('sees the favourites that another tab has marked', async () => {
    await toggleFavourite(product(0))
    expect(here.outside.posted).toContain('favourites')
    const { id, slug, name, brand } = product(1)
    here.outside.keptFavourites = JSON.stringify({ favourites: [{ id, slug, name, brand }] })
    here.outside.hearTab('cart abc 1')
    expect(shown()).toEqual([product(0).id])
    here.outside.hearTab('favourites')
    await until($favourites, load => dataOf(load)?.favourites[0]?.id === id)
    expect(shown()).toEqual([id])
  })

  test('has room for 200', async () => {
    const many = Array.from({ length: mostFavourites }, (_, at) => ({ id: `p${at}`, slug: 'p', name: 'P', brand: 'B' }))
    end()
    await begin('#/queen-west', JSON.stringify({ favourites: many }))
    await toggleFavourite(product(0))
    expect(isFavourite(product(0).id)).toBe(false)
    expect($toasts.get().at(-1)).toMatchObject({ key: 'favourite.full' })
  })

  test('begins anew if they can’t be read', async () => {
    end()
    await begin('#/queen-west', '{"favourites":7}')
    expect(shown()).toEqual([])
  })

  test('who signs in finds them in the account, and no longer on the device', async () => {
    await toggleFavourite(product(0))
    await signUpAs(server.url)
    await vi.waitFor(async () => expect(await onServer()).toEqual([product(0).id]))
    await vi.waitFor(() => expect(here.outside.keptFavourites).toBeUndefined())
    expect(shown()).toEqual([product(0).id])
  })
})

describe('a member', () => {
  beforeEach(async () => {
    await server.db.delete(favourites)
    await signUpAs(server.url)
    await until($favourites, load => dataOf(load)?.prices !== undefined)
  })

  test('keeps favourites on the server, and sees each press directly', async () => {
    const [first, second] = [toggleFavourite(product(0)), toggleFavourite(product(1))]
    expect(shown()).toEqual([product(1).id, product(0).id])
    await Promise.all([first, second])
    expect(new Set(await onServer())).toEqual(new Set([product(0).id, product(1).id]))
    expect(here.outside.keptFavourites).toBeUndefined()
    await toggleFavourite(product(0))
    expect(await onServer()).toEqual([product(1).id])
  })

  test('who signs out leaves nothing behind', async () => {
    await toggleFavourite(product(0))
    await signOut()
    await vi.waitFor(() => expect(shown()).toEqual([]))
    expect(here.outside.keptFavourites).toBeUndefined()
    expect(await onServer()).toEqual([product(0).id])
  })

  test('chooses emails about prices with the words that are shown', async () => {
    const email = $session.get().userDetails?.email ?? ''
    await server.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.email, email))
    await togglePrices()
    expect(dataOf($favourites.get())?.prices?.isOn).toBe(true)
    await togglePrices()
    expect(dataOf($favourites.get())?.prices?.isOn).toBe(false)
  })

  test('of a back end without favourites keeps them on the device until they sign out', async () => {
    const { http } = here.outside
    here.outside.http = (url, init) =>
      url.includes('/me/favourites') ? Promise.resolve(new Response('{}', { status: 404 })) : http(url, init)
    await loadFavourites()
    await toggleFavourite(product(2))
    expect(onDevice()).toEqual([product(2).id])
    await signOut()
    await vi.waitFor(() => expect(here.outside.keptFavourites).toBeUndefined())
  })
})

test('a kiosk keeps none', async () => {
  end()
  await begin('#/queen-west?in_store=1', '{"favourites":[{"id":"a","slug":"a","name":"A","brand":"B"}]}')
  expect(shown()).toEqual([])
})
