import { useEffect, useState } from 'react'

/** Milliseconds without typing after which a text is looked at. */
const PAUSE = 500

/** Returns a text as it was when the typing last paused. */
export function useIdle(text: string): string {
  const [idle, setIdle] = useState(text)
  useEffect(() => {
    if (text === idle) return
    const timer = setTimeout(() => setIdle(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, idle])
  return idle
}
