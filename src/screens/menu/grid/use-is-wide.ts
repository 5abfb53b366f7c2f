import { type RefObject, useLayoutEffect, useState } from 'react'

/** The mount width from which the filters fit beside the products, in px. */
const WIDE = 900

/** Returns true if the filters fit beside the products; measured before the first paint. */
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
