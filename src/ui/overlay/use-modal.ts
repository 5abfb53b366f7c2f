import { type RefObject, useLayoutEffect, useRef } from 'react'
import { openModal } from './open-modal.ts'

/**
 * Shows a dialog element as a modal while it is rendered, and restores focus afterwards; if the focused element is gone, to
 * the button that took its place, or to the screen's heading. An element marked `data-focus` has the focus as soon as the
 * dialog is open, such as a question before its answers. `lock` keeps the page behind it from scrolling and opens it; it
 * returns a function that releases the page.
 */
export function useModal(lock: (open: () => void) => () => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return undefined
    const root = dialog.getRootNode() as ShadowRoot | Document
    const before = root.activeElement as HTMLElement | null
    // A stepper gives way to its button when the added piece is refused.
    const home = before?.closest('[data-home]')
    let close = () => {}
    const unlock = lock(() => {
      if (!dialog.isConnected) return
      close = openModal(dialog)
      // Now, not in an effect: keys that come before it would press the close button, and in a frame it would be too early.
      dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    })
    return () => {
      close()
      unlock()
      // The browser restores focus, except if it lost track of it in the shadow root.
      const heading = before && root.querySelector<HTMLElement>('[data-screen] h1[tabindex]')
      const instead = (home?.isConnected && home.querySelector('button')) || heading
      const back = before?.isConnected ? before : (instead ?? root.querySelector<HTMLElement>('[data-screen]'))
      back?.focus({ preventScroll: true })
    }
  }, [lock])
  return box
}
