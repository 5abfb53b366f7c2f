import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'

/** How long a text must be unchanged before it is announced, in milliseconds: nobody is talked over while typing. */
const PAUSE = 700

/** Announces a text to screen readers once it has settled. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => platform().clock.after(PAUSE, () => setSettled(text)), [text])
  return <LiveRegion text={settled} />
}
