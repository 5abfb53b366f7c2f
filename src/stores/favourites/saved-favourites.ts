import { array, object, safeParse } from 'valibot'
import { type Favourite, favourite, mostFavourites } from '../../contract/account/favourites.ts'
import { platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'

const saved = object({ favourites: array(favourite) })

/** Returns the favourites that this device keeps, the latest first; none at a kiosk (SPEC C15). */
export function recallFavourites(): Favourite[] {
  const text = $flags.get().in_store ? undefined : platform().equipment?.favourites.get()
  if (text === undefined) return []
  try {
    const parsed = safeParse(saved, JSON.parse(text))
    return parsed.success ? parsed.output.favourites.slice(0, mostFavourites) : []
  } catch {
    return []
  }
}

/** Keeps favourites on this device; an empty list removes them. */
export function saveFavourites(favourites: readonly Favourite[]): void {
  if ($flags.get().in_store) return
  platform().equipment?.favourites.set(favourites.length > 0 ? JSON.stringify({ favourites }) : undefined)
}
