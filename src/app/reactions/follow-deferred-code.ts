import { computed } from 'nanostores'
import { platform } from '../../platform/platform.ts'
import { $business } from '../../stores/location/business.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $popup } from '../../stores/core/popup.ts'
import { showToast } from '../../stores/core/toasts.ts'
import { $deferredCode, loadDeferredCode } from '../deferred/deferred-code.ts'

const isUnderWay = ({ state }: { state: string }): boolean => state === 'loading'

/** Whether the first products, or what stands in their place, can be drawn. */
const $isOpen = computed(
  [$business, $menu],
  (business, menu) => business.state !== 'idle' && !isUnderWay(business) && !isUnderWay(menu)
)

/** Loads the rest of the code behind the first products, and starts what it brings; the answer ends it. */
export function followDeferredCode(): () => void {
  let endReactions = () => {}
  let callOff = () => {}
  const ends = [
    $isOpen.subscribe(isOpen => {
      if (isOpen) callOff = platform().clock.after(0, () => void loadDeferredCode())
    }),
    $deferredCode.subscribe(code => {
      if (code.state === 'ready') endReactions = code.value.startDeferredReactions()
      // A dialog has no place of its own to say it in.
      if (code.state === 'failed' && $popup.get()) showToast('problem.offline', 'bad')
    })
  ]
  return () => {
    callOff()
    for (const end of ends) end()
    endReactions()
  }
}
