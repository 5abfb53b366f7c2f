import { listen } from '../../lib/listen.ts'
import { platform } from '../../platform/platform.ts'
import { $flags, $navigationType, $place, rememberedScroll } from '../../routing/location.ts'
import { $pageEntry } from '../../routing/page-entry.ts'
import { $isOverList, $listPlace, $screenPath } from '../../stores/menu/list-place.ts'
import { showUpTo } from '../../stores/menu/list-lengths.ts'
import { $queryText } from '../../stores/menu/menu-query.ts'
import { readPosition } from './position.ts'
import { restorePosition } from './restore-position.ts'
import { type FollowedLink, restoreScroll } from './restore-scroll.ts'
import { currentEntry, positionOf, savePosition } from './saved-positions.ts'

/** The link that was followed from each screen, by its path. */
const followed = new Map<string, FollowedLink>()

/** True while a position is restored: until then, the screen is elsewhere. */
let isRestoring = false

/** Ends what scrolls the screen. */
interface Stop {
  current: () => void
}

/** Goes back to the position saved for the current entry, if there is one. */
function returnToPosition(screen: HTMLElement, stop: Stop): void {
  const position = positionOf(currentEntry())
  if (!position) return
  stop.current()
  if (position.over) $listPlace.set(position.over)
  // A list that has grown is as long again.
  if (position.product && !position.product.category) showUpTo($queryText.get(), position.product.of)
  isRestoring = true
  stop.current = restorePosition(screen, position, () => (isRestoring = false))
}

/** Restores the scroll position and the focus of a screen that Back has led to. Returns a function that ends it. */
export function restoreOnBack(screen: HTMLElement, stop: Stop): () => void {
  const top = rememberedScroll()
  if (top !== undefined) {
    stop.current()
    const links = () => [...screen.querySelectorAll('a')].filter(isShown)
    const link = followed.get($screenPath.get())
    stop.current = restoreScroll(top, link, href => links().find(({ hash }) => hash === href))
  } else if (!isRestoring) platform().scroll.toStart()
  return () => stop.current()
}

/** False for a link that shows on keyboard focus only: the one that was followed has gone if only such a one is left. */
const isShown = (link: Element): boolean =>
  [link, link.parentElement ?? link].every(element => element.getBoundingClientRect().width > 1)

function noteLink(event: Event): void {
  const link = (event.target as Element).closest('a')
  // On a page with a base, its attribute may change.
  const href = link?.hash
  // A link in a dialog is not a position on the screen behind it.
  if (!link || !href || link.closest('dialog')) return
  followed.set($screenPath.get(), { href, y: link.getBoundingClientRect().top - platform().scroll.above() })
}

/**
 * Saves the position of each entry of the tab's history when the shopper leaves it, not at a kiosk (SPEC C15), and goes back
 * to it when the page was reloaded or come back to. Returns an unsubscribe function.
 */
export function followPosition(screen: HTMLElement, stop: Stop): () => void {
  let entry = currentEntry()
  const save = () => {
    if (isRestoring || $flags.get().in_store) return
    const over = $isOverList.get() ? $listPlace.get() : undefined
    savePosition({ ...readPosition(screen), entry, over })
  }
  if ($navigationType.get() === 'start') returnToPosition(screen, stop)
  const disposers = [
    // Called before anything is drawn.
    $place.listen(() => {
      save()
      stop.current()
      entry = currentEntry()
      // A list that is still there, too: the browser scrolls it by pixels, which a reload has made others.
      // Without a key of its own, an entry can't be distinguished from another one at the same address.
      if ($navigationType.get() === 'back' && platform().address.entry?.()) returnToPosition(screen, stop)
    }),
    $pageEntry.listen(() => {
      const before = entry
      entry = currentEntry()
      if (entry !== before && $navigationType.get() === 'start') returnToPosition(screen, stop)
    }),
    platform().onLeave(save),
    listen(screen, ['click'], noteLink, true)
  ]
  return () => {
    stop.current()
    for (const dispose of disposers) dispose()
    followed.clear()
  }
}
