import { useMemo } from 'react'
import { $locale } from '../i18n/locale.ts'
import { say, type Sentence } from '../i18n/translate.ts'
import { LiveRegion } from '../ui/feedback/live-region.tsx'

/** Announces a sentence to screen readers, once: switching the language does not announce it again. */
export function Announcement({ said }: { said: Sentence | undefined }) {
  const text = useMemo(() => said && say($locale.get(), said), [said])
  return <LiveRegion text={text ?? ''} />
}
