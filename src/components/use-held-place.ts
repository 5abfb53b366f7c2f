import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ReadableAtom } from 'nanostores'
import { platform } from '../platform/platform.ts'

/** Returns the nearest element around another that scrolls it; undefined for the page itself. */
function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around
  }
  return undefined
}

/**
 * Holds an element where the finger is while a press in it changes the content above, such as the lines of a cart: the view is scrolled by
 * as much as the element has moved. `$source` is the store whose change draws anew, and `drawn` its value that is drawn. Returns a
 * function that runs such a press.
 */
export function useHeldPlace(
  box: RefObject<HTMLElement | null>,
  $source: ReadableAtom<unknown>,
  drawn: unknown
): (press: Promise<unknown>) => void {
  const held = useRef(0)
  const top = useRef<number>(undefined)

  useLayoutEffect(
    () =>
      // Stores are heard before anything is drawn.
      $source.listen(() => {
        top.current = held.current > 0 ? (top.current ?? box.current?.getBoundingClientRect().top) : undefined
      }),
    [box, $source]
  )

  useLayoutEffect(() => {
    const { current } = box
    const before = top.current
    top.current = undefined
    if (!current || before === undefined) return
    const moved = current.getBoundingClientRect().top - before
    if (moved === 0) return
    const scroller = scrollerOf(current)
    const { scroll } = platform()
    if (scroller) scroller.scrollTop += moved
    else scroll.set(scroll.get() + moved)
  }, [box, drawn])

  return press => {
    held.current += 1
    void press.finally(() => {
      held.current -= 1
    })
  }
}
