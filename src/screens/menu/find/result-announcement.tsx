import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'
import { hiddenClass } from '../../../theme/tokens.ts'

/** How long a sentence must have stood before it is said, in milliseconds: who is still typing is not talked over. */
const PAUSE = 700

/** Says a sentence to screen readers once it has come to rest. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => platform().clock.after(PAUSE, () => setSaid(text)), [text])
  return (
    <p className={hiddenClass} role="status">
      {said}
    </p>
  )
}
