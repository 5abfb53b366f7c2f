import { useEffect, useState } from 'react'
import { platform } from '../../../platform/platform.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'

/** The delay before an unchanged text is announced, in milliseconds, so that typing is not talked over. */
const PAUSE = 700

/** Announces a text to screen readers once it has settled. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => platform().clock.after(PAUSE, () => setSettled(text)), [text])
  return <LiveRegion text={settled} />
}
