import { accentTokens } from './accent.ts'

/** The retailer's own colour, as `#rgb` or `#rrggbb`, and corner radius in px. */
export interface OwnLook {
  accent?: string | undefined
  radius?: number | undefined
}

/** Returns the CSS variables of a retailer's own look. */
export function lookTokens({ accent, radius }: OwnLook): Record<string, string> {
  const tokens: Record<string, string> = accent ? accentTokens(accent) : {}
  if (radius !== undefined) {
    tokens['--sf-radius-card'] = `${radius}px`
    tokens['--sf-radius-field'] = `${Math.min(radius, 8)}px`
    tokens['--sf-radius-sheet'] = `${Math.round(radius * 1.66)}px`
  }
  return tokens
}
