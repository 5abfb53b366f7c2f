import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'

/** Returns a value one task later, so that an expensive part doesn't block the rest of the rendering. */
export function useSoon<Value extends object>(value: Value): Value | undefined {
  const [drawn, setDrawn] = useState<Value>()
  useEffect(() => {
    if (drawn === value) return undefined
    return platform().clock.after(0, () => setDrawn(value))
  }, [drawn, value])
  return drawn
}
