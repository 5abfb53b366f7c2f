import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'
import { hiddenClass } from '../../../theme/tokens.ts'

/** The delay before a text is announced, in milliseconds, so that typing isn't interrupted. */
const PAUSE = 700

/** Announces a text to screen readers once it stops changing. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => platform().clock.after(PAUSE, () => setSaid(text)), [text])
  return (
    <p className={hiddenClass} role="status">
      {said}
    </p>
  )
}
