import type { ReactNode } from 'react'

/** The text of a confirmation. It takes the focus, so that the consequences are read first. */
export function ConfirmationText({ children }: { children: ReactNode }) {
  return (
    <p tabIndex={-1} data-focus="">
      {children}
    </p>
  )
}
