import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { lockScroll, platform } from '../platform/platform.ts'
import { useModal } from '../ui/overlay/use-modal.ts'

/** A modal dialog over the list that it was opened from. */
interface OverList {
  /** The id of its title. */
  id: string
  close(): void
  /** The props of the dialog element. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>
    'aria-labelledby': string
    onCancel(event: SyntheticEvent): void
    onClick(event: MouseEvent): void
  }
}

/**
 * Shows a dialog that has a URL of its own: closing it, by Escape, a button or a press outside it, goes back to the list.
 * `shown` names its content, which may be followed by something else.
 */
export function useOverList(shown: string): OverList {
  const ref = useModal(lockScroll)
  const isClosing = useRef(false)
  const id = useId()
  useEffect(() => {
    isClosing.current = false
  }, [shown])
  const close = () => {
    // A second click before the browser has gone back would leave the list as well.
    if (isClosing.current) return
    isClosing.current = true
    platform().address.back()
  }
  return {
    id,
    close,
    dialog: {
      ref,
      'aria-labelledby': id,
      onCancel(event) {
        event.preventDefault()
        close()
      },
      onClick({ target, currentTarget }) {
        if (target === currentTarget) close()
      }
    }
  }
}
