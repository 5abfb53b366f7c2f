import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { platform } from '../../../platform/platform.ts'
import { $closed } from '../opened.ts'

/** Rows of a search at first, and that each press adds. */
const [AT_FIRST, AT_A_TIME] = [40, 100]

/** Rows that are drawn in one task: well under 50 ms on an old tablet. */
const IN_A_TASK = 8

/**
 * Returns how many rows of a long list are wanted, and how many of them are drawn so far: a few in each task. `more` wants more, and puts
 * the focus on the first new one. Another search begins anew.
 */
export function useGrowing(search: unknown) {
  // The row that the focus goes back to must be there from the start.
  const [first] = useState(() => ($closed.get() === undefined ? IN_A_TASK : AT_FIRST))
  const [state, setState] = useState({ search, wanted: AT_FIRST, drawn: first })
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  const { wanted, drawn } = state.search === search ? state : { wanted: AT_FIRST, drawn: IN_A_TASK }
  useEffect(() => {
    if (drawn >= wanted) return
    return platform().clock.after(0, () => setState({ search, wanted, drawn: Math.min(drawn + IN_A_TASK, wanted) }))
  }, [search, wanted, drawn])
  useLayoutEffect(() => {
    const row = next.current === undefined ? undefined : list.current?.children[next.current]
    if (!row) return
    row.querySelector<HTMLElement>('input')?.focus()
    next.current = undefined
  }, [drawn])
  const more = () => {
    next.current = wanted
    setState({ search, wanted: wanted + AT_A_TIME, drawn: wanted + IN_A_TASK })
  }
  return { wanted, drawn, list, more }
}
