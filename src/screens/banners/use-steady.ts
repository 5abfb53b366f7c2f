import { type RefObject, useLayoutEffect, useRef } from 'react'
import { platform } from '../../platform/platform.ts'

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
    // With its gap, which the layout around it has.
    const height = () => current.parentElement?.offsetHeight ?? 0
    const after = height()
    current.hidden = true
    const moved = after - height()
    current.hidden = false
    const { scroll } = platform()
    scroll.set(scroll.get() + moved)
  }, [box, isShown, isKept])
}
