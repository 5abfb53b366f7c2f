import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'

/**
 * How many of `total` things are drawn: a few at once, then as many more each time the page has taken a breath, up to
 * `slowly`, and from there on many at a time. It begins anew with another `key`.
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
