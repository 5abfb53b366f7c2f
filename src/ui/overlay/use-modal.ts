import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Shows a dialog element over everything while it is rendered, and gives the focus back. */
export function useModal(lock: () => () => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return undefined
    const root = dialog.getRootNode() as ShadowRoot | Document
    const before = root.activeElement as HTMLElement | null
    // Before it is shown, which lays the page out.
    const unlock = lock()
    // Browsers from before 2022 have no modal dialogs; there it is shown without the trap.
    if (dialog.showModal) dialog.showModal()
    else dialog.open = true
    return () => {
      // Closed before `open` is taken away: without it, close does nothing, and what lies behind stays out of reach.
      dialog.close?.()
      dialog.open = false
      unlock()
      // The browser returns the focus by itself, except where it lost sight of it in the shadow root.
      const back = before?.isConnected ? before : root.querySelector<HTMLElement>('[data-screen]')
      back?.focus({ preventScroll: true })
    }
  }, [lock])
  return box
}
