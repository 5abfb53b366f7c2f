import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'

/**
 * Returns how many of `total` items to render: `few` at first, then as many more after each yield to the browser, up to
 * `slowly`, and from then on `many` at a time. Restarts when `key` changes.
 */
export function useGrowing(key: string, total: number, few: number, slowly: number, many: number): number {
  const [drawn, setDrawn] = useState({ key, count: few })
  const count = drawn.key === key ? drawn.count : few
  useEffect(() => {
    if (count >= total) return undefined
    return platform().clock.after(0, () => setDrawn({ key, count: count + (count < slowly ? few : many) }))
  }, [key, count, total, few, slowly, many])
  return Math.min(count, total)
}
