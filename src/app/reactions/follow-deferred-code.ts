import { computed } from 'nanostores'
import { platform } from '../../platform/platform.ts'
import { $business } from '../../stores/location/business.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $popup } from '../../stores/core/popup.ts'
import { showToast } from '../../stores/core/toasts.ts'
import { $deferredCode, loadDeferredCode } from '../deferred/deferred-code.ts'

const isUnderWay = ({ state }: { state: string }): boolean => state === 'loading'

/** True when the first products, or a notice instead of them, can be rendered. */
const $isOpen = computed(
  [$business, $menu],
  (business, menu) => business.state !== 'idle' && !isUnderWay(business) && !isUnderWay(menu)
)

/** Loads the deferred bundle after the first products and starts its reactions. Returns an unsubscribe function. */
export function followDeferredCode(): () => void {
  let endReactions = () => {}
  let cancel = () => {}
  const disposers = [
    $isOpen.subscribe(isOpen => {
      if (isOpen) cancel = platform().clock.after(0, () => void loadDeferredCode())
    }),
    $deferredCode.subscribe(code => {
      if (code.state === 'ready') endReactions = code.value.startDeferredReactions()
      // A dialog has no place to show the error in.
      if (code.state === 'failed' && $popup.get()) showToast('problem.offline', 'bad')
    })
  ]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
    endReactions()
  }
}
