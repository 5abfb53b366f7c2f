import { hiddenClass } from '../../theme/tokens.ts'

/** Announces a text politely to screen readers; it is on the page before it has a text, or nothing would be read. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className={hiddenClass} role="status">
      {text}
    </p>
  )
}
