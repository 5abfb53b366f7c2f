import { atom, computed } from 'nanostores'
import { platform } from '../platform/platform.ts'
import { type HandedOver, handedOver, type IsOurState, takenNames, withoutParameters } from './handed-over.ts'
import { formatHash, parseHash } from './hash.ts'
import { chromeOf, flagsOn, keptOnSignOut, ownNames, readFlags } from './parameters.ts'

/** The fragment that the app shows, `#/…`; undefined while the address bears none of ours. */
const $hash = atom<string | undefined>(undefined)

/** The host page's own query. */
const $query = atom('')

/** Where the shopper is, beginning with `/`, and the query of that place. */
export const $place = computed($hash, hash => parseHash(hash ?? '') ?? { path: '/', query: '' })

/** The place without what is asked there, as a fragment: a text, so that links are not drawn anew at every key of a search. */
export const $fragment = computed($place, ({ path, query }) => formatHash(path, readFlags('', query)))

/** The flags as a query of their own: a text, so that what rests on it changes only when a flag does. */
const $flagQuery = computed([$query, $place], (query, place) =>
  new URLSearchParams(readFlags(query, place.query)).toString()
)

/** The flags in force: `in_store`, `iframe`, `noh`, `nof` (SPEC C3). */
export const $flags = computed($flagQuery, query => flagsOn(readFlags(query, '')))

/** Whether the flags leave the host's header and footer on the page (SPEC C4). */
export const $chrome = computed($flagQuery, query => chromeOf(readFlags(query, '')))

/** How the shopper came here: `back` for Back and Forward, so that the scroll is theirs to keep; `stay` when the screen is the same. */
export const $navigationType = atom<'start' | 'link' | 'back' | 'stay'>('start')

/** Scroll positions by fragment, for Back and Forward. */
const scrolls = new Map<string, number>()

/** The fragment for a path, with the flags that this one bears; those of the page's own query stay there by themselves. */
export const hrefTo = (path: string): string => formatHash(path, readFlags('', $place.get().query))

/** The whole address of a path for somebody else: nothing of this shopper's, and of the flags only what the page's own query bears. */
export const linkTo = (path: string): string =>
  platform().address.full(withoutParameters($query.get(), ownNames), formatHash(path, {}))

/**
 * Goes to a path of ours. Nothing of the host's is told or rewritten: no query, no `hashchange` (SPEC C3). After a sign-out
 * only what survives it is carried, and where the page was scrolled to is forgotten. With `stay` the screen that is on show goes
 * on: neither focus nor scroll is moved.
 */
export function navigate(path: string, options: { replace?: boolean; signedOut?: boolean; stay?: boolean } = {}): void {
  const { address, scroll } = platform()
  $query.set(address.query())
  scrolls.set(address.hash(), scroll.get())
  let hash = hrefTo(path)
  if (options.signedOut) {
    hash = formatHash(path, keptOnSignOut($place.get().query))
    scrolls.clear()
  }
  if (hash === address.hash()) return
  address[options.replace ? 'replace' : 'push'](hash)
  $navigationType.set(options.stay ? 'stay' : 'link')
  $hash.set(hash)
}

/**
 * Reads what a link or a redirect handed over, and takes the secrets among it out of the address, without a step in the
 * history (SPEC C3, C6, C7). It can be asked again: what was taken is gone.
 */
export function takeHandedOver(isOurState: IsOurState = () => false): HandedOver {
  const { address } = platform()
  const query = address.query()
  const hash = address.hash()
  const hashQuery = parseHash(hash)?.query ?? ''
  const given = handedOver(query, hashQuery, isOurState)
  const names = takenNames(given)
  const clean = withoutParameters(query, names)
  if (clean !== query) address.replaceQuery(clean)
  const cleanHash = hash.slice(0, hash.length - hashQuery.length) + withoutParameters(hashQuery, names)
  if (cleanHash !== hash) {
    address.replace(cleanHash.replace(/\?$/, ''))
    if ($hash.get() === hash) $hash.set(address.hash())
  }
  return given
}

/** Where the page was scrolled to when the shopper left this place; undefined when they come to it anew. */
export function rememberedScroll(): number | undefined {
  return $navigationType.get() === 'back' ? scrolls.get(platform().address.hash()) : undefined
}

/** Begins to follow the address; the answer ends it. A fragment that is the host's leaves the app where it is. */
export function followAddress(): () => void {
  const { address, scroll } = platform()
  let last = address.hash()
  $query.set(address.query())
  $hash.set(parseHash(last) ? last : undefined)
  $navigationType.set('start')
  const end = address.onChange(() => {
    $query.set(address.query())
    // One step back may be told twice, as popstate and as hashchange.
    if (address.hash() === last) return
    scrolls.set(last, scroll.get())
    last = address.hash()
    if (!parseHash(last) && last !== '') return
    $navigationType.set('back')
    $hash.set(parseHash(last) ? last : undefined)
  })
  const endLast = $hash.listen(hash => {
    last = hash ?? ''
  })
  return () => {
    end()
    endLast()
    scrolls.clear()
    $hash.set(undefined)
    $query.set('')
  }
}
