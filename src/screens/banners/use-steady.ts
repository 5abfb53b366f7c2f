import { type RefObject, useLayoutEffect, useRef } from 'react'
import { platform } from '../../platform/platform.ts'
import { flushStyles } from '../../theme/styles.ts'

/** Returns how much higher an element makes its surroundings, with the gap that the layout gives it. */
function roomOf(element: HTMLElement): number {
  const height = () => element.parentElement?.offsetHeight ?? 0
  const after = height()
  element.hidden = true
  const before = height()
  element.hidden = false
  return after - before
}

/**
 * Keeps the view where it is when an element without a kept room comes later than its surroundings: the page is scrolled by the
 * room that the element takes, unless it is below the view.
 */
export function useSteady(box: RefObject<HTMLElement | null>, isShown: boolean, isKept: boolean): void {
  const before = useRef(isShown || isKept)
  useLayoutEffect(() => {
    const wasShown = before.current
    before.current = isShown || isKept
    const { current } = box
    if (wasShown || !isShown || !current) return
    if (current.getBoundingClientRect().top >= current.ownerDocument.documentElement.clientHeight) return
    // The styles of a new element are written later.
    flushStyles()
    const { scroll } = platform()
    scroll.set(scroll.get() + roomOf(current))
  }, [box, isShown, isKept])
}
