import { atom, computed } from 'nanostores'
import { platform } from '../platform/platform.ts'
import { type HandedOver, handedOver, type IsOurState, takenNames, withoutParameters } from './handed-over.ts'
import { formatHash, parseHash } from './hash.ts'
import { flagsOn, keptOnSignOut, ownNames, readFlags } from './parameters.ts'

/** The fragment shown by the app, `#/…`; undefined while the URL has none of ours. */
const $hash = atom<string | undefined>(undefined)

/** The host page's own query. */
const $query = atom('')

/** The current path, starting with `/`, and its query. */
export const $place = computed($hash, hash => parseHash(hash ?? '') ?? { path: '/', query: '' })

/**
 * The current path as a fragment without its query. A string, so that links are not rendered again at every keystroke
 * of a search.
 */
export const $fragment = computed($place, ({ path, query }) => formatHash(path, readFlags('', query)))

/** The flags as a query. A string, so that dependent stores change only when a flag does. */
export const $flagQuery = computed([$query, $place], (query, place) =>
  new URLSearchParams(readFlags(query, place.query)).toString()
)

/** The current flags: `in_store`, `iframe`, `noh`, `nof` (SPEC C3). */
export const $flags = computed($flagQuery, query => flagsOn(readFlags(query, '')))

/**
 * The type of the last navigation: `back` for Back and Forward, which restore the scroll position; `stay` if the screen
 * is the same.
 */
export const $navigationType = atom<'start' | 'link' | 'back' | 'stay'>('start')

/** Scroll positions by fragment, for Back and Forward. */
const scrolls = new Map<string, number>()

/** The screen that the app showed when the shopper navigated away from a fragment, which may have been one of the host's. */
const shown = new Map<string, string | undefined>()

/** The flags of the current fragment as a query. */
const $ownFlagQuery = computed($place, ({ query }) => new URLSearchParams(readFlags('', query)).toString())

/** The flags of the current fragment, which each link keeps: the same object until one of them changes. */
export const $ownFlags = computed($ownFlagQuery, query => readFlags('', query))

/**
 * Returns the fragment for a path, including the flags of the current fragment. Flags in the page's own query stay
 * there.
 */
export const hrefTo = (path: string): string => formatHash(path, $ownFlags.get())

/**
 * Returns the full URL of a path for sharing: without the shopper's own parameters, and only with flags of the page's
 * own query.
 */
export const linkTo = (path: string): string =>
  platform().address.full(withoutParameters($query.get(), ownNames), formatHash(path, {}))

/**
 * Navigates to a path without affecting the host: no query change, no `hashchange` (SPEC C3). With `signedOut`, keeps
 * only what survives a sign-out and clears saved scroll positions. `as: 'stay'` keeps the screen: neither focus nor
 * scroll moves; `as: 'back'` restores both.
 */
export function navigate(
  path: string,
  options: { replace?: boolean; signedOut?: boolean; as?: 'stay' | 'back' } = {}
): void {
  const { address, scroll } = platform()
  $query.set(address.query())
  scrolls.set(address.hash(), scroll.get())
  shown.set(address.hash(), $hash.get())
  let hash = hrefTo(path)
  if (options.signedOut) {
    hash = formatHash(path, keptOnSignOut($query.get(), $place.get().query))
    scrolls.clear()
    platform().scrollPositions?.set(undefined)
  }
  if (hash === address.hash()) return
  // A kiosk's history would show the next shopper where the last one was (SPEC C15).
  address[options.replace || $flags.get().in_store ? 'replace' : 'push'](hash)
  $navigationType.set(options.as ?? 'link')
  $hash.set(hash)
}

/**
 * Reads the parameters passed by a link or redirect, and removes secrets from the URL without a history entry (SPEC C3,
 * C6, C7). Removed parameters are not returned again.
 */
export function takeHandedOver(isOurState: IsOurState = () => false): HandedOver {
  const { address } = platform()
  const query = address.query()
  const hash = address.hash()
  const hashQuery = parseHash(hash)?.query ?? ''
  const parameters = handedOver(query, hashQuery, isOurState)
  const names = takenNames(parameters)
  const clean = withoutParameters(query, names)
  if (clean !== query) address.replaceQuery(clean)
  const cleanHash = hash.slice(0, hash.length - hashQuery.length) + withoutParameters(hashQuery, names)
  if (cleanHash !== hash) {
    address.replace(cleanHash.replace(/\?$/, ''))
    if ($hash.get() === hash) $hash.set(address.hash())
  }
  return parameters
}

/** Returns the scroll position saved when the shopper left this page; undefined unless they came back to it. */
export function rememberedScroll(): number | undefined {
  return $navigationType.get() === 'back' ? scrolls.get(platform().address.hash()) : undefined
}

/** Discards the scroll position of a fragment. */
export const forgetScroll = (hash: string): void => void scrolls.delete(hash)

/** Leaves the current fragment, which is the host's after all, as it is: the app goes on as without one. */
export function releaseHash(): void {
  $navigationType.set('stay')
  $hash.set(undefined)
}

/**
 * Starts following the URL. Returns an unsubscribe function. A fragment of the host's, or one with a path that is said to
 * be the host's, leaves the current screen as it is (SPEC C3), unless the shopper goes back to where they left it for a
 * screen: a link of the host's to the same place makes a new entry in the history.
 */
export function followAddress(isOfHost?: (path: string) => boolean): () => void {
  const { address, scroll } = platform()
  let last = address.hash()
  let position = address.position()
  $query.set(address.query())
  $hash.set(parseHash(last) ? last : undefined)
  $navigationType.set('start')
  const unsubscribe = address.onChange(() => {
    $query.set(address.query())
    // One step back may fire both popstate and hashchange.
    if (address.hash() === last) return
    scrolls.set(last, scroll.get())
    last = address.hash()
    const isNew = position < (position = address.position())
    const ours = parseHash(last)
    const hash = ours && !isOfHost?.(ours.path) ? last : shown.get(last)
    if (!hash && (isNew || (last && !shown.has(last)))) return
    $navigationType.set('back')
    $hash.set(hash)
  })
  const endLast = $hash.listen(() => {
    last = address.hash()
    position = address.position()
  })
  return () => {
    unsubscribe()
    endLast()
    scrolls.clear()
    shown.clear()
    $hash.set(undefined)
    $query.set('')
  }
}
