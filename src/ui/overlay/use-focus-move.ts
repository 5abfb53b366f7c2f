import { type RefObject, useEffect, useRef } from 'react'

/** Brings the focus to what is `wanted` in a box whenever something else is shown there, not when it is first drawn: what had it is gone. */
export function useFocusMove(shown: unknown, wanted: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    // A field is to be seen; a title may be left where it is.
    const preventScroll = wanted === 'h1'
    if (before.current !== shown) box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll })
    before.current = shown
  }, [shown, wanted])
  return box
}
