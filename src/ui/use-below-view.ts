import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns true once an element is below the view: whatever is inserted there moves nothing that the shopper sees. Watches
 * while `isWanted`; without an observer it is true.
 */
export function useBelowView(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isBelow, setBelow] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isBelow || !isWanted || !place.current) return
    const observer = new IntersectionObserver(entries => {
      const latest = entries[entries.length - 1]
      if (latest && !latest.isIntersecting && latest.boundingClientRect.top > 0) setBelow(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isWanted, isBelow])
  return isBelow
}
