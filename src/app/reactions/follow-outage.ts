import { platform } from '../../platform/platform.ts'
import { $parts } from '../loading/parts.ts'
import { $business } from '../../stores/location/business.ts'
import type { AsyncState } from '../../client/async-state.ts'
import { $isWaiting } from '../../stores/cart/lines/optimistic-quantities.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $pending } from '../../stores/location/pending-lines.ts'

/** The retry interval during an outage, in milliseconds. */
const ASK_EVERY = 20_000

const isLacking = (load: AsyncState<unknown>): boolean =>
  (load.state === 'failed' || load.state === 'stale') && load.problem.kind !== 'not_found'

const hasFailedPart = (): boolean => Object.values($parts.get()).some(({ state }) => state === 'failed')

/** Retries periodically while the API is down (SPEC C16). Returns an unsubscribe function. */
export function followOutage(askAgain: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    cancel()
    if ($isWaiting.get() || hasFailedPart() || [$business, $menu].some(store => isLacking(store.get())))
      cancel = platform().clock.after(ASK_EVERY, askAgain)
  }
  const disposers = [
    $business.listen(wait),
    $menu.listen(wait),
    $isWaiting.subscribe(wait),
    $pending.listen(wait),
    $parts.listen(wait)
  ]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
  }
}
