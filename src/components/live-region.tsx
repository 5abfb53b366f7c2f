import { useMemo } from 'react'
import { $locale } from '../i18n/locale.ts'
import { say, type Sentence } from '../i18n/translate.ts'
import { hiddenClass } from '../theme/tokens.ts'

/** Reads out politely what is not seen to change by those who don't look; there before it has something to say. */
export function LiveRegion({ said }: { said: Sentence | undefined }) {
  // It is read out once: in another language it would be read out again.
  const text = useMemo(() => said && say($locale.get(), said), [said])
  return (
    <p className={hiddenClass} role="status">
      {text}
    </p>
  )
}
