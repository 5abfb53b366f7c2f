import { hiddenClass } from '../theme/tokens.ts'

/** Announces changes politely to screen readers. Must be mounted before there is a text. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className={hiddenClass} role="status">
      {text}
    </p>
  )
}
