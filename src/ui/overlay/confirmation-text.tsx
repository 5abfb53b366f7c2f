import { type ReactNode, useEffect, useRef } from 'react'

/** The text of a confirmation. It takes the focus, so that the consequences are read first. */
export function ConfirmationText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  )
}
