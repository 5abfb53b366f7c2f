import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { $removedLine } from '../../stores/cart/lines/removed-line.ts'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'

/**
 * Keeps the focus in the cart when the line that had it goes, or the button that puts it back: on the heading. `lines` is
 * the number of lines. Returns a ref for the heading.
 */
export function useKeptFocus(lines: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const removed = useStore($removedLine)
  const before = useRef({ lines, removed })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { lines, removed }
    if (lines < was.lines || (was.removed && !removed)) takeLostFocus(title.current)
  }, [lines, removed])
  return title
}
