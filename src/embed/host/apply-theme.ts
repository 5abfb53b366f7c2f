import { lookTokens } from '../../theme/look.ts'
import type { StorefrontOptions } from '../mount/options.ts'
import { followPageTheme } from './page-theme.ts'

/** The retailer's appearance options. */
export type Look = Pick<StorefrontOptions, 'theme' | 'accent' | 'radius'>

/** The appearance of one storefront. */
export interface Looks {
  /** Applies the given options; the others are unchanged. */
  apply(look: Look): void
  end(): void
}

/** Applies the appearance options to the host element. By default, the theme follows the page. */
export function createThemes(root: HTMLElement, first: Look): Looks {
  let endTheme = () => {}
  const apply = ({ theme, ...own }: Look) => {
    if (theme) endTheme()
    if (theme === 'auto') endTheme = followPageTheme(root)
    else if (theme) root.dataset['theme'] = theme
    for (const [name, value] of Object.entries(lookTokens(own))) root.style.setProperty(name, value)
  }
  apply({ theme: 'auto', ...first })
  return { apply, end: () => endTheme() }
}
