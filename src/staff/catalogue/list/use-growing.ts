import { useLayoutEffect, useRef, useState } from 'react'

/** Rows that are drawn at first, few enough for each key of a search, and that each press adds. */
const [AT_FIRST, AT_A_TIME] = [40, 100]

/**
 * Returns how many rows of a long list are drawn: more with each call of `more`, which puts the focus on the first new one, and
 * as few as at first for another search.
 */
export function useGrowing(search: unknown) {
  const [state, setState] = useState({ search, shown: AT_FIRST })
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  const shown = state.search === search ? state.shown : AT_FIRST
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
