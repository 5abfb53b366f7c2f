import { type RefObject, useEffect, useState } from 'react'

/** Returns the category of the section at the top of the viewport, among children marked with `data-category`; undefined above the first. */
export function useCurrentSection(page: RefObject<HTMLElement | null>, key: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) {
          const { category } = (entry.target as HTMLElement).dataset
          setCurrent(last => (entry.isIntersecting ? category : last === category ? undefined : last))
        }
      },
      { rootMargin: '-15% 0px -84% 0px' }
    )
    for (const section of page.current?.querySelectorAll('[data-category]') ?? []) observer.observe(section)
    return () => observer.disconnect()
  }, [page, key])
  return current
}
