import { type RefObject, useLayoutEffect, useRef } from 'react'
import { onResize } from '../on-resize.ts'
import type { TextField } from './text-field.ts'

/** Sets inline styles; an empty text removes one. */
function set(element: Element, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) (element as HTMLElement).style.setProperty(name, value)
}

/** Where the keyboard is drawn, and the keyboard itself, which is in the field's dialog if there is one. */
interface Room {
  home: RefObject<HTMLDivElement | null>
  box: RefObject<HTMLDivElement | null>
}

/**
 * Shows the keyboard above all else, lets dialogs and the page end above it, and scrolls the field into the part that is
 * left.
 */
export function useRoom({ host }: ShadowRoot, field: TextField): Room {
  const home = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const dialog = field.closest('dialog')
  useLayoutEffect(() => {
    const board = box.current
    const place = home.current
    if (!board) return undefined
    // Elements outside of an open dialog can't be pressed. A portal would cost the first products code.
    dialog?.append(board)
    // Above a modal dialog, which is in the top layer itself.
    board.showPopover?.()
    return () => place?.append(board)
  }, [dialog])
  useLayoutEffect(() => {
    const board = box.current
    if (!board) return undefined
    const fit = () => {
      const height = board.offsetHeight
      set(host, { '--sf-view-height': `calc(var(--sf-screen) - ${height}px)`, 'padding-block-end': `${height}px` })
      // A dialog ends above the keyboard; the page goes on below it.
      set(field, { 'scroll-margin-block-end': field.closest('dialog') ? '' : `${height * 1.2}px` })
      field.scrollIntoView({ block: 'nearest' })
    }
    fit()
    const end = onResize(board, fit)
    return () => {
      end()
      set(field, { 'scroll-margin-block-end': '' })
    }
  }, [host, field])
  useLayoutEffect(() => () => set(host, { '--sf-view-height': '', 'padding-block-end': '' }), [host])
  return { home, box }
}
