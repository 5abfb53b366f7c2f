import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of the mount from which there is room beside the products, in px. */
const WIDE = 900

/** Whether there is room beside the products; known before the first frame is painted. */
export function useIsWide(page: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false)
  useLayoutEffect(() => {
    const { current } = page
    if (!current) return undefined
    const measure = () => setIsWide(current.getBoundingClientRect().width >= WIDE)
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [page])
  return isWide
}
