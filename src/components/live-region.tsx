import { hiddenClass } from '../theme/tokens.ts'

/** Reads out politely what is not seen to change by those who don't look; there before it has something to say. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className={hiddenClass} role="status">
      {text}
    </p>
  )
}
