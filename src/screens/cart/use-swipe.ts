import { type PointerEvent, type RefObject, useRef } from 'react'

/** The distance from which a movement is a swipe, in px; the share of the width at which it removes, and the least in px. */
const BEGINS = 12
const SHARE = 0.35
const LEAST = 96

/** The handlers of a row that can be swiped. */
interface Handlers {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(): void
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void
}

/**
 * Lets a finger swipe the row's `sheet` to its left; far enough, it calls `onSwiped`, which resolves to false if the row is
 * to come back. The row needs `touch-action: pan-y`, so that the browser still scrolls the page and cancels the swipe.
 */
export function useSwipe(onSwiped: () => Promise<boolean>): {
  sheet: RefObject<HTMLDivElement | null>
  handlers: Handlers
} {
  const sheet = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const moved = useRef(0)
  const slide = (by: string, isHeld = false) => {
    const { current } = sheet
    if (!current) return
    current.style.translate = by
    // Under the finger it follows without a transition.
    current.style.transition = isHeld ? 'none' : ''
    current.parentElement?.toggleAttribute('data-swiped', by !== '')
  }
  const end = () => {
    if (start.current) slide('')
    start.current = undefined
  }
  const handlers: Handlers = {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, target }) {
      moved.current = 0
      const isText = (target as Element).closest('input')
      start.current = pointerType === 'touch' && isPrimary && !isText ? { x, y } : undefined
    },
    onPointerMove({ clientX, clientY }) {
      if (!start.current) return
      const by = Math.min(0, clientX - start.current.x)
      if (!moved.current && -by < Math.max(BEGINS, Math.abs(clientY - start.current.y))) return
      moved.current = by
      slide(`${by}px`, true)
    },
    onPointerUp() {
      const width = sheet.current?.offsetWidth ?? 0
      const isFar = start.current && -moved.current > Math.max(LEAST, width * SHARE)
      if (!isFar) return end()
      start.current = undefined
      slide('-100%')
      void onSwiped().then(isDone => isDone || slide(''))
    },
    onPointerCancel: end,
    onClickCapture(event) {
      // The end of a swipe is no press of what lies under the finger.
      if (!moved.current) return
      moved.current = 0
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return { sheet, handlers }
}
