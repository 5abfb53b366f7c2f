import { $business } from '../stores/location/business.ts'
import { $menu } from '../stores/menu/menu.ts'
import { $popup } from '../stores/core/popup.ts'
import { $spinner } from '../stores/core/spinner.ts'

const isAwaited = ({ state }: { state: string }): boolean => state === 'loading'

/** Returns true once there is something to show: the first data or a notice instead, the spinner, or a dialog. */
const isShowable = (): boolean =>
  $spinner.get().show ||
  $popup.get() !== undefined ||
  ($business.get().state !== 'idle' && !isAwaited($business.get()) && !isAwaited($menu.get()))

/** Calls back once, when there is something to show. Returns a function that cancels it. */
export function whenShowable(run: () => void): () => void {
  const ends: (() => void)[] = []
  const end = () => {
    for (const one of ends.splice(0)) one()
  }
  const look = () => {
    if (!isShowable()) return
    end()
    run()
  }
  for (const store of [$spinner, $popup, $business, $menu]) ends.push(store.listen(look))
  look()
  return end
}
