import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves focus to `wanted` inside a box whenever `shown` changes, but not on the first render, because the focused
 * element is gone.
 */
export function useFocusMove(shown: unknown, wanted: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    // A field must be scrolled into view; a heading need not.
    const preventScroll = wanted === 'h1'
    if (before.current !== shown) box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll })
    before.current = shown
  }, [shown, wanted])
  return box
}
