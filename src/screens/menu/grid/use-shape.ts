import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../../../ui/on-resize.ts'

/** The number of columns of a list, and its width in px. */
interface Shape {
  columns: number
  width: number
}

let last: Shape = { columns: 2, width: 0 }

/** Returns the layout that the style sheet gives to a list (`--n`); until it is measured, the last known one. */
export function useShape(list: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState(last)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return undefined
    const look = () => {
      const { clientWidth: width } = current
      if (width === 0 || width === last.width) return setShape(last)
      const columns = Number(getComputedStyle(current).getPropertyValue('--n')) || 2
      setShape((last = { columns, width }))
    }
    // Measuring here would force a second layout.
    return onResize(current, look)
  }, [list])
  return shape
}
