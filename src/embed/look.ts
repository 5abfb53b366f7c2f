import { accentTokens } from '../theme/accent.ts'
import type { StorefrontOptions } from './options.ts'

/** What the retailer sets of the storefront's looks. */
export type Look = Pick<StorefrontOptions, 'theme' | 'accent' | 'radius'>

/** Sets the retailer's looks on the host element; what is not given stays as it is. */
export function applyLook(root: HTMLElement, { theme, accent, radius }: Look): void {
  if (theme === 'auto') delete root.dataset['theme']
  else if (theme) root.dataset['theme'] = theme
  const tokens: Record<string, string> = accent ? accentTokens(accent) : {}
  if (radius !== undefined) {
    tokens['--sf-radius-card'] = `${radius}px`
    tokens['--sf-radius-field'] = `${Math.min(radius, 8)}px`
    tokens['--sf-radius-sheet'] = `${Math.round(radius * 1.66)}px`
  }
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
}
