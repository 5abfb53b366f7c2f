import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'

/** A value in the task after the one that it came in, so that what is dear to draw is not drawn with all the rest. */
export function useSoon<Value extends object>(value: Value): Value | undefined {
  const [drawn, setDrawn] = useState<Value>()
  useEffect(() => {
    if (drawn === value) return undefined
    return platform().clock.after(0, () => setDrawn(value))
  }, [drawn, value])
  return drawn
}
