import { dataOf, toProblem } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { onReset } from '../../client/reset.ts'
import { showSentence, showToast } from '../../client/toasts.ts'
import {
  addFavourite,
  type Favourite,
  mergeFavourites,
  mostFavourites,
  type MyFavourites,
  readFavourites,
  removeFavourite
} from '../../contract/account/favourites.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { $slug } from '../location/location.ts'
import { $session, $sessionEnd } from '../session/session.ts'
import { recallFavourites, saveFavourites } from './saved-favourites.ts'

/** True if favourites are kept on the device: a guest's, and those of a member whose back end has none. */
let isOnDevice = true
let tokenReadFor: string | undefined
/** Says to other tabs that favourites have changed. */
const tabMessage = 'favourites'
/** Changes of a member, one after the other. */
let changes = Promise.resolve()
let pending = 0

onReset('all', () => {
  isOnDevice = true
  tokenReadFor = undefined
})

const ofDevice = () =>
  ({ ok: true, value: { favourites: recallFavourites(), prices: undefined }, message: '' }) as const

const read = createResource<MyFavourites>({
  scope: 'person',
  async read() {
    const { token } = $session.get()
    tokenReadFor = token
    // A kiosk has none, and its session is shared.
    isOnDevice = token === undefined || $flags.get().in_store
    const products = recallFavourites().map(({ id }) => id)
    if (isOnDevice) return ofDevice()
    const result = await (products.length > 0
      ? request(mergeFavourites, { body: { location: $slug.get() ?? null, products } })
      : request(readFavourites))
    if (result.ok) saveFavourites([])
    else if (result.problem.code === 'not_found') {
      isOnDevice = true
      return ofDevice()
    }
    return result
  }
})

/** The shopper's favourites, the latest first. */
export const $favourites = read.$state

/** Reads the favourites. Those of a guest who has signed in are added to the account, and leave the device. */
export const loadFavourites = read.load

/** Shows favourites as a reply has them. */
export const showFavourites = read.show

let followers = 0
let endFollowing = () => {}

/**
 * Reads the favourites now, after a sign-in and after a session's end, and forgets those on the device with a sign-out. May be
 * called by any number of hearts and screens, and returns an unsubscribe function.
 */
export function followFavourites(): () => void {
  if (followers++ === 0) endFollowing = startFollowing()
  return () => {
    if (--followers > 0) return
    endFollowing()
    // It would keep the storefront that has ended.
    endFollowing = () => {}
  }
}

function startFollowing(): () => void {
  const browser = platform()
  let isOver = false
  const readSoon = () =>
    // After all of a reset, which would drop the attempt.
    queueMicrotask(() => {
      if (!isOver && isCurrent(browser) && $favourites.get().state === 'idle') void loadFavourites()
    })
  const ends = [
    $favourites.subscribe(({ state }) => state === 'idle' && readSoon()),
    $session.listen(({ token }) => {
      if (token !== tokenReadFor && $favourites.get().state !== 'idle') void loadFavourites()
    }),
    browser.tabs.onMessage(message => {
      if (message === tabMessage && pending === 0) void loadFavourites()
    }),
    $sessionEnd.listen(end => {
      if (end && end.how !== 'expired') saveFavourites([])
    })
  ]
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}

/** Returns true if a product is a favourite. */
export const isFavourite = (id: string): boolean =>
  dataOf($favourites.get())?.favourites.some(one => one.id === id) ?? false

function put(favourites: Favourite[]): void {
  showFavourites({ favourites, prices: dataOf($favourites.get())?.prices })
  if (!isOnDevice) return
  saveFavourites(favourites)
  platform().tabs.post(tabMessage)
}

/**
 * Adds a product to the favourites, or removes it. It is shown immediately; a member's is then sent. `at` is its place among
 * favourites on the device, the first by default; a member's are in the order of the server.
 */
export async function toggleFavourite({ id, slug, name, brand }: Favourite, at = 0): Promise<void> {
  const shown = isOnDevice ? recallFavourites() : (dataOf($favourites.get())?.favourites ?? [])
  const others = shown.filter(one => one.id !== id)
  const isAdded = others.length === shown.length
  if (isAdded && shown.length >= mostFavourites) return showToast('favourite.full', 'warn', { count: mostFavourites })
  const place = isOnDevice ? at : 0
  put(isAdded ? [...others.slice(0, place), { id, slug, name, brand }, ...others.slice(place)] : others)
  if (isOnDevice) return
  pending++
  changes = changes.then(() => send(id, isAdded))
  await changes
}

async function send(product: string, isAdded: boolean): Promise<void> {
  const { token } = $session.get()
  const result = await (isAdded
    ? request(addFavourite, { params: { product }, body: { location: $slug.get() ?? null } })
    : request(removeFavourite, { params: { product } }))
  pending--
  if (token !== $session.get().token) return
  if (!result.ok) {
    showSentence(toProblem(result.problem), 'bad')
    await loadFavourites()
    return
  }
  platform().tabs.post(tabMessage)
  if (pending === 0) showFavourites(result.value)
}
