import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is or was within a screen or two of what is seen; always where that can't be known. */
export function useNear(element: RefObject<HTMLElement | null>, atOnce: boolean): boolean {
  const [near, setNear] = useState(atOnce || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '1200px 0px' }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near || atOnce
}
