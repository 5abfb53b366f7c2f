import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../../../ui/on-resize.ts'

/** The mount width from which the filters fit at the products' side, in px. */
const WIDE = 900

/** Returns true once the filters are known to fit at the products' side; it is measured after the layout of a frame. */
export function useIsWide(page: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false)
  useLayoutEffect(() => {
    const { current } = page
    if (!current) return undefined
    // Measuring here instead would force a layout in a task that is already long.
    return onResize(current, () => setIsWide(current.clientWidth >= WIDE))
  }, [page])
  return isWide
}
