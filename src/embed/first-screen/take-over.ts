import type { Root } from 'react-dom/client'
import '../../app/base.ts'
import { $parts, codeOf, loadPart } from '../../app/loading/parts.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import { parseHash } from '../../routing/hash.ts'
import { $place } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { $quantities } from '../../stores/cart/lines/quantities.ts'
import { dataOf } from '../../client/async-state.ts'
import { $popup } from '../../stores/core/popup.ts'
import { $spinner } from '../../stores/core/spinner.ts'
import { $business } from '../../stores/location/business.ts'
import { $slug } from '../../stores/location/location.ts'
import { $recentlyViewed } from '../../stores/location/recently-viewed.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $session } from '../../stores/session/session.ts'
import { $gateIsUp } from '../../stores/session/visitor-age.ts'
import type { Drawn } from '../mount/draw.ts'
import { keepFocus, replay } from './replay.ts'
import type { ShownFirst } from './show-first.ts'
import { createTurns, type Turns } from './turns.ts'

const isReady = ({ state }: { state: string }): boolean => state === 'ready'

/** Returns true if the menu is the one that the server has drawn, and nothing about it is this shopper's own. */
function isMenuOf({ screen }: ShownFirst): boolean {
  const { find, 'menu-details': details } = $parts.get()
  return (
    isReady($menu.get()) &&
    dataOf($menu.get())?.products.length === screen.products &&
    !find &&
    !details &&
    !$session.get().loggedIn &&
    !$recentlyViewed.get()[$slug.get() ?? ''] &&
    Object.keys($quantities.get()).length === 0
  )
}

/** Returns true if the app would draw exactly the server's markup. */
function isSame(shown: ShownFirst, tags: string): boolean {
  const { screen } = shown
  const { path } = $place.get()
  return (
    tags.startsWith(`${screen.build} ${screen.of}`) &&
    (path === paths.locations() || path === paths.location($slug.get() ?? '')) &&
    isReady($business.get()) &&
    !$popup.get() &&
    !$spinner.get().show &&
    !parseHash(platform().address.hash())?.query &&
    ($gateIsUp.get() ? !screen.of.includes(' ') && codeOf($parts.get(), 'gate') !== undefined : isMenuOf(shown))
  )
}

/** Draws the app in the place of the first screen. */
function drawAnew({ container: old }: ShownFirst, fresh: () => Drawn): Drawn {
  const { activeElement } = old.getRootNode() as ShadowRoot
  const drawn = fresh()
  old.remove()
  keepFocus(activeElement, drawn.container)
  return drawn
}

/** Gives the cards their turns, each few in a task of their own, and carries out the actions that were held back. */
async function finish(shown: ShownFirst, turns: Turns, container: HTMLElement): Promise<void> {
  const browser = platform()
  const { taps: held } = shown
  const nextTask = () => new Promise<void>(done => void browser.clock.after(0, done))
  held.holdOnly(turns.isWaiting)
  void replay(held.take(), container)
  while (!turns.isOver() && isCurrent(browser)) {
    await nextTask()
    turns.begin()
    await nextTask()
    void replay(held.take(), container)
  }
  shown.end()
}

/**
 * Makes the first screen that a server has drawn that of the app: its elements become the app's own or, if the app would
 * draw something else, are replaced. The shopper's actions until then are carried out. Returns the rendered app; undefined
 * if the storefront is gone.
 */
export async function takeOver(
  shown: ShownFirst,
  tags: () => string,
  draw: { same: (container: HTMLElement) => Drawn; fresh: () => Drawn }
): Promise<Root | undefined> {
  const browser = platform()
  // In a task of its own, so that none is long.
  await new Promise<void>(done => void browser.clock.after(0, done))
  if ($gateIsUp.get()) await loadPart('gate')
  if (!isCurrent(browser)) return undefined
  const turns = createTurns(shown)
  browser.isFirstDrawn = true
  const isTaken = isSame(shown, tags())
  if (isTaken) browser.takeTurn = turns.take
  const { view, container } = isTaken ? draw.same(shown.container) : drawAnew(shown, draw.fresh)
  delete browser.takeTurn
  if (isTaken) shown.keepStyles()
  browser.isFirstDrawn = false
  void finish(shown, turns, container)
  return view
}
