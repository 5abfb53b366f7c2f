import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { platform } from '../../../platform/platform.ts'
import { $slug } from '../../../stores/location/location.ts'
import { reportMissed } from '../../../stores/menu/missed-search.ts'
import { $menu } from '../../../stores/menu/menu.ts'

/** The pause after which a text is taken for a whole word, in milliseconds. */
const PAUSE = 2000

/** Reports a text that was searched for in a whole menu without finding anything, once the shopper pauses. */
export function useMissedSearch(text: string, isMissed: boolean): void {
  const slug = useStore($slug)
  const isWhole = dataOf(useStore($menu))?.complete === true
  useEffect(
    () =>
      isMissed && isWhole && slug !== undefined
        ? platform().clock.after(PAUSE, () => reportMissed(slug, text))
        : undefined,
    [text, isMissed, isWhole, slug]
  )
}
