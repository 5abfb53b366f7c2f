import { atom, computed } from 'nanostores'
import { env } from '../env/env.ts'
import { readFlags } from './flags.ts'
import { formatHash, parseHash } from './hash.ts'

/** The fragment that the app shows, `#/…`; undefined while the address bears none of ours. */
const $hash = atom<string | undefined>(undefined)

/** Where the shopper is, beginning with `/`, and the query of that place. */
export const $place = computed($hash, hash => parseHash(hash ?? '') ?? { path: '/', query: '' })

/** How the shopper came here: `back` for Back and Forward, so that the scroll is theirs to keep. */
export const $arrival = atom<'start' | 'link' | 'back'>('start')

/** Scroll positions by fragment, for Back and Forward. */
const scrolls = new Map<string, number>()

const keptFlags = (): Record<string, string> => {
  const address = env().address
  const mine = parseHash(address.hash())
  // Flags of the page's own query stay there by themselves; only the fragment's need carrying.
  return readFlags('', mine?.query ?? '')
}

/** The fragment for a path, bearing the flags in force. */
export const hrefTo = (path: string): string => formatHash(path, keptFlags())

/** Goes to a path of ours. Nothing of the host's is told or rewritten: no query, no `hashchange` (SPEC C3). */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const { address, scroll } = env()
  const hash = hrefTo(path)
  if (hash === address.hash()) return
  scrolls.set(address.hash(), scroll.get())
  address[options.replace ? 'replace' : 'push'](hash)
  $arrival.set('link')
  $hash.set(hash)
}

/** Where the page was scrolled to when the shopper left this place; undefined when they come to it anew. */
export function rememberedScroll(): number | undefined {
  return $arrival.get() === 'back' ? scrolls.get(env().address.hash()) : undefined
}

/** Begins to follow the address; the answer ends it. A fragment that is the host's leaves the app where it is. */
export function followAddress(): () => void {
  const { address, scroll } = env()
  let last = address.hash()
  $hash.set(parseHash(last) ? last : undefined)
  $arrival.set('start')
  const end = address.onChange(() => {
    // One step back may be told twice, as popstate and as hashchange.
    if (address.hash() === last) return
    scrolls.set(last, scroll.get())
    last = address.hash()
    if (!parseHash(last) && last !== '') return
    $arrival.set('back')
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
  }
}
