import { parseHash } from '../../routing/hash.ts'
import { loadPart, type PartName } from './parts.ts'

/** The part that a path needs; undefined for a menu. */
export function partOf(path: string): PartName | undefined {
  const [, first = '', second = ''] = path.split('/')
  if (!first) return 'locations'
  if (first === 'user' || first === 'google-auth' || second === 'favourites') return 'account'
  if (second === 'products' || second === 'deals' || second === 'brands') return 'product'
  if (second === 'orders') return 'order'
  return second === 'cart' || second === 'checkout' ? second : undefined
}

/** Loads the part behind a link that the shopper is about to follow: one that is hovered, touched or focused. */
export function loadIntended({ target }: { target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('a') : null
  const hash = parseHash(link?.getAttribute('href') ?? '')
  const part = hash && partOf(hash.path)
  if (part) void loadPart(part)
}
