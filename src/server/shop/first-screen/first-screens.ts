import type { FirstScreen } from '../../../contract/store/first-screen.ts'
import { notFound } from '../../http/api-error.ts'
import { keep, type Kept } from '../../http/cached-for.ts'
import { pack, type Packed, unpack } from '../../http/packed.ts'
import type { Written } from '../../http/written.ts'
import type { Viewer } from '../menu/view-product.ts'
import type { Draw } from './draw.ts'

/** Maximum number of first screens cached in memory. */
const MOST = 500

/** The replies that a first screen is drawn from. */
export interface Sources {
  business: (viewer: Viewer) => Promise<Written & { ageGate: string }>
  menu: (slug: string, viewer: Viewer) => Promise<Packed>
}

/** A request for a first screen. */
export interface Asked extends Viewer {
  slug: string
  isOfAge: boolean
}

/** Returns a first screen; throws 404 if there is none. */
export type ReadFirstScreen = (asked: Asked) => Promise<Packed>

const strong = ({ etag }: { etag: string }): string => etag.replace(/^W\//, '')

/**
 * Draws the first screen of each location by the storefront's own code; there is none without that, and while the age gate
 * requires an account. `age` is the maximum age of a menu's first page in milliseconds: drawing takes longer than
 * reading one, so that a screen may be five times as old.
 */
export function createFirstScreens(sources: Sources, { draw, age }: { draw: Draw; age: number }): ReadFirstScreen {
  const screens = new Map<string, Kept<Packed>>()

  /** Returns a function that draws a screen unless the last one was drawn from the same replies. */
  function drawer({ slug, language, origin, isOfAge }: Asked): () => Promise<Packed> {
    let last: { of: string; packed: Packed } | undefined
    return async () => {
      const viewer = { language, origin }
      const [business, menu] = await Promise.all([sources.business(viewer), sources.menu(slug, viewer)])
      if (business.ageGate === 'account') throw notFound()
      const isGate = business.ageGate !== 'off' && !isOfAge
      const of = isGate ? strong(business) : `${strong(business)} ${strong(menu)}`
      if (last?.of === of) return last.packed
      const drawn = await draw({
        location: slug,
        locale: language,
        isOfAge: !isGate,
        business: business.text,
        menu: isGate ? '' : await unpack(menu)
      })
      if (drawn === undefined) throw notFound()
      const screen: FirstScreen = { ...drawn, of }
      last = { of, packed: await pack(JSON.stringify({ payload: screen }), 'quick') }
      return last.packed
    }
  }

  return async asked => {
    const name = JSON.stringify(asked)
    const screen = screens.get(name) ?? keep(drawer(asked), { fresh: 5 * age, stale: 50 * age })
    const packed = await screen.get()
    // Only what exists is kept, and the oldest goes first.
    screens.delete(name)
    screens.set(name, screen)
    const [oldest] = screens.keys()
    if (screens.size > MOST && oldest !== undefined) screens.delete(oldest)
    return packed
  }
}
