import { type ReactNode, Suspense, use, useState } from 'react'
import { platform } from '../../../platform/platform.ts'

interface Props {
  children: ReactNode
}

function Waiting({ turn, children }: Props & { turn: Promise<void> }) {
  use(turn)
  return children
}

/**
 * Renders one element. While the app takes over a screen that a server has drawn, this element stays as it is until its
 * turn, so that no task is long.
 */
export function InTurn({ children }: Props) {
  const [turn] = useState(() => platform().takeTurn?.())
  if (!turn) return children
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  )
}
