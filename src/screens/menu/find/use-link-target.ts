import { type RefObject, useLayoutEffect } from 'react'
import { platform } from '../../../platform/platform.ts'
import { $navigationType } from '../../../routing/location.ts'

/**
 * Brings a list into view and moves the focus to its heading, once it is drawn, when a link has led to it from further
 * down the same screen, which the app takes for the same place. `query` is that of the drawn list; undefined for none.
 */
export function useLinkTarget(
  view: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  query: string | undefined
): void {
  useLayoutEffect(() => {
    if (query === undefined || $navigationType.get() !== 'link') return
    const top = view.current?.getBoundingClientRect().top ?? 0
    if (top < platform().scroll.above()) view.current?.scrollIntoView({ behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [view, heading, query])
}
