import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns a list has, and how wide it is in px. */
interface Shape {
  columns: number
  width: number
}

let last: Shape = { columns: 2, width: 0 }

/** The shape that the style sheet gives to a list (`--n`); until it is known, the one that was seen last. */
export function useShape(list: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState(last)
  useLayoutEffect(() => {
    const { current } = list
    if (!current || typeof ResizeObserver === 'undefined') return undefined
    const look = () => {
      const { clientWidth: width } = current
      if (width === 0 || width === last.width) return setShape(last)
      const columns = Number(getComputedStyle(current).getPropertyValue('--n')) || 2
      setShape((last = { columns, width }))
    }
    // It looks for the first time in this frame, once all is laid out; asking before that would lay it out twice.
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [list])
  return shape
}
