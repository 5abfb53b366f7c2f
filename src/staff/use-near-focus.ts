import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { takeLostFocus } from '../ui/overlay/lost-focus.ts'

/**
 * Keeps the focus near its place when the focused element is removed: on the heading of its section, or of the first one.
 * Returns the props of the element around the sections.
 */
export function useNearFocus() {
  const near = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (near.current?.isConnected) takeLostFocus(near.current)
  })
  const onFocusCapture = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    near.current = (target.closest('section') ?? currentTarget).querySelector('h2')
  }
  return { onFocusCapture }
}
