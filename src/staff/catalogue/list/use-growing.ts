import { useLayoutEffect, useRef, useState } from 'react'

/** Rows that are drawn, and that are drawn in addition by each press. */
const AT_A_TIME = 100

/**
 * Returns how many rows of a long list are drawn: more with each call of `more`, which puts the focus on the first new one, and
 * as few as at first for another search.
 */
export function useGrowing(search: unknown) {
  const [state, setState] = useState({ search, shown: AT_A_TIME })
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  const shown = state.search === search ? state.shown : AT_A_TIME
  useLayoutEffect(() => {
    if (next.current === undefined) return
    list.current?.children[next.current]?.querySelector<HTMLElement>('input')?.focus()
    next.current = undefined
  }, [shown])
  const more = () => {
    next.current = shown
    setState({ search, shown: shown + AT_A_TIME })
  }
  return { shown, list, more }
}
