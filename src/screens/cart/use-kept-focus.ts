import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import { $removedLine } from '../../stores/cart/lines/removed-line.ts'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'

/**
 * Keeps the focus in the cart when the line that had it goes: on the button that puts the line back, or else on the
 * heading. `lines` is the number of lines. Returns a ref for the heading.
 */
export function useKeptFocus(lines: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const removed = useStore($removedLine)
  const before = useRef({ lines, removed })
  useEffect(() => {
    const { current } = title
    const was = before.current
    before.current = { lines, removed }
    if (lines >= was.lines && removed === was.removed) return
    // A removed line takes focus with it, and so does the undo button when the line is restored.
    const back = (current?.getRootNode() as ShadowRoot | undefined)?.querySelector<HTMLElement>('[data-back] button')
    if (back && current?.matches(':focus')) current.blur()
    takeLostFocus(back ?? current)
  }, [lines, removed])
  return title
}
