import { useEffect, useState } from 'react'
import { drawSoon } from '../grid/visibility-observer.ts'
import { $markCard } from './mark-card.ts'

/** Returns what draws the late marks of a card, once it is there: each card gets them in its own task, so that none is long. */
export function useLateMarks(): ReturnType<typeof $markCard.get> {
  const [late, setLate] = useState(() => $markCard.get())
  useEffect(() => {
    if (late) return undefined
    let cancel = () => {}
    const end = $markCard.subscribe(code => {
      if (code) cancel = drawSoon(() => setLate(code))
    })
    return () => {
      end()
      cancel()
    }
  }, [late])
  return late
}
