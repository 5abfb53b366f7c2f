import { platform } from '../platform/platform.ts'
import { $business } from '../stores/location/business.ts'
import { $menu } from '../stores/menu/menu.ts'
import { $popup } from '../stores/core/popup.ts'
import { $spinner } from '../stores/core/spinner.ts'
import { $gateIsUp } from '../stores/session/visitor-age.ts'

/** The time for which the menu is awaited, in milliseconds; after it, the store is shown with a placeholder for it. */
const PATIENCE = 800

/**
 * Calls back once, when there is something to show in place of the loader's placeholder; in place of a first screen
 * (`isCovered`), only when it is whole. Returns a function that cancels it.
 */
export function whenShowable(run: () => void, isCovered = () => false): () => void {
  let isLate = false
  const isShowable = () => {
    const { state } = $business.get()
    if ($spinner.get().show || $popup.get()) return true
    return (
      state !== 'idle' &&
      state !== 'loading' &&
      ((isLate && !isCovered()) || $menu.get().state !== 'loading' || $gateIsUp.get())
    )
  }
  const look = () => {
    if (!isShowable()) return
    end()
    run()
  }
  const ends = [
    platform().clock.after(PATIENCE, () => {
      isLate = true
      look()
    }),
    ...[$spinner, $popup, $business, $menu].map(store => store.listen(look))
  ]
  const end = () => {
    for (const dispose of ends.splice(0)) dispose()
  }
  look()
  return end
}
