import { accentTokens } from '../../theme/accent.ts'
import type { StorefrontOptions } from '../mount/options.ts'
import { followPageTheme } from './page-theme.ts'

/** What the retailer sets of the storefront's looks. */
export type Look = Pick<StorefrontOptions, 'theme' | 'accent' | 'radius'>

/** The looks of one storefront. */
export interface Looks {
  /** Sets what is given; the rest stays as it is. */
  apply(look: Look): void
  end(): void
}

/** Sets the retailer's looks on the host element; the theme follows the page unless it is set. */
export function createThemes(root: HTMLElement, first: Look): Looks {
  let endTheme = () => {}
  const apply = ({ theme, accent, radius }: Look) => {
    if (theme) endTheme()
    if (theme === 'auto') endTheme = followPageTheme(root)
    else if (theme) root.dataset['theme'] = theme
    const tokens: Record<string, string> = accent ? accentTokens(accent) : {}
    if (radius !== undefined) {
      tokens['--sf-radius-card'] = `${radius}px`
      tokens['--sf-radius-field'] = `${Math.min(radius, 8)}px`
      tokens['--sf-radius-sheet'] = `${Math.round(radius * 1.66)}px`
    }
    for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
  }
  apply({ theme: 'auto', ...first })
  return { apply, end: () => endTheme() }
}
