import { computed } from 'nanostores'
import { $locale } from '../../i18n/locale.ts'
import { $checkFirstReply } from '../../client/http/first-request.ts'
import { failed } from '../../client/http/problem.ts'
import { platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { $business } from '../../stores/location/business.ts'
import { $location } from '../../stores/location/location.ts'
import { $machineClocks } from '../../stores/location/machine-clocks.ts'
import { $cartRequests } from '../../stores/cart/cart.ts'
import { $busyVariants, queueWanted } from '../../stores/cart/lines/quantities.ts'
import { $readRest } from '../../stores/menu/menu-pages.ts'
import { $menu, reloadMenu } from '../../stores/menu/menu.ts'
import { $visitorAge } from '../../stores/session/visitor-age.ts'
import { $parts, codeOf, loadPart, type PartName } from '../loading/parts.ts'

const isUnderWay = ({ state }: { state: string }): boolean => state === 'loading'

/** True when the first products, or a notice instead of them, can be rendered. */
const $isOpen = computed(
  [$business, $menu],
  (business, menu) => business.state !== 'idle' && !isUnderWay(business) && !isUnderWay(menu)
)

/** The parts that the menu is complete with, in the order in which shoppers see them. */
const ofMenu: readonly PartName[] = ['scroll-position', 'common', 'find']

/** The parts that shoppers may need next, the likeliest first. */
const likely: readonly PartName[] = ['product', 'cart', 'checkout']

/**
 * Gets a part ready that may be needed soon. It is downloaded, so that it is there on a bad line too, but not run: each part
 * takes memory and holds up the page. A kiosk has both to spare.
 */
async function prepare(name: PartName): Promise<void> {
  const { equipment } = platform()
  const download = $flags.get().in_store ? undefined : equipment?.download
  if (equipment?.savesData()) return
  // On failure, the part is downloaded when it is needed.
  await (download ? download(name, $locale.get()).catch(() => {}) : loadPart(name))
}

/** Loads parts one after the other, each when the browser has nothing better to do. Returns a function that ends it. */
function loadWhenIdle(): () => void {
  const browser = platform()
  let end = () => {}
  let isOver = false
  const idle = () => new Promise<void>(done => (end = browser.whenIdle(done)))
  const each = async (names: readonly PartName[], run: (name: PartName) => Promise<void>) => {
    for (const name of names) {
      await idle()
      if (isOver) return
      await run(name)
    }
  }
  void each(ofMenu, loadPart).then(() => each(likely, prepare))
  return () => {
    isOver = true
    end()
  }
}

/**
 * Loads the parts that are likely to be needed, once the first products are drawn, and starts the reactions of the
 * common one and the host page's events. Returns an unsubscribe function.
 */
export function followParts(): () => void {
  let endReactions: (() => void) | undefined
  let isStarted = false
  let endEvents: (() => void) | undefined
  let endLoading: (() => void) | undefined
  let endRest = () => {}
  const wasOfAge = $visitorAge.get().verified
  const disposers = [
    $isOpen.subscribe(isOpen => {
      if (isOpen) endLoading ??= loadWhenIdle()
    }),
    $readRest.$isAwaited.subscribe(isAwaited => {
      // Not in front of the first products, which are drawn in the meantime.
      if (isAwaited) endRest = platform().whenIdle(() => void loadPart('menu-rest'))
    }),
    computed($parts, loads => loads['menu-rest']?.state).subscribe(state => {
      if (state === 'failed') $readRest.fill(async () => failed('offline'))
      if (state === 'ready' && $menu.get().state === 'stale') void reloadMenu()
    }),
    $checkFirstReply.$isAwaited.subscribe(isAwaited => isAwaited && void loadPart('menu-details')),
    computed($parts, loads => loads['menu-details']?.state === 'failed').subscribe(isMissing => {
      if (isMissing && !$checkFirstReply.get()) $checkFirstReply.fill(() => failed('malformed'))
    }),
    $machineClocks.$isAwaited.subscribe(isAwaited => isAwaited && void loadPart('clocks')),
    computed($parts, ({ clocks }) => clocks?.state === 'failed').subscribe(
      isMissing => isMissing && $machineClocks.fill('missing')
    ),
    computed([$isOpen, $cartRequests.$isAwaited], (isOpen, isAwaited) => isOpen && isAwaited).subscribe(
      isNeeded => isNeeded && void loadPart('common')
    ),
    computed([$isOpen, $location], (isOpen, { detail }) => isOpen && detail?.banners !== undefined).subscribe(
      hasBanners => hasBanners && void loadPart('banners')
    ),
    computed([$parts, $busyVariants], ({ common }, busy) => common?.state === 'failed' && busy.size > 0).subscribe(
      isStuck => isStuck && queueWanted()
    ),
    $parts.subscribe(loads => {
      const common = codeOf(loads, 'common')
      if (!common || isStarted) return
      // The start itself may ask for another part.
      isStarted = true
      endReactions = common.startDeferredReactions()
      endEvents = common.startHostEvents(wasOfAge)
    })
  ]
  return () => {
    endLoading?.()
    endRest()
    for (const dispose of disposers) dispose()
    endEvents?.()
    endReactions?.()
  }
}
