import { $chrome } from '../../routing/location.ts'
import type { StorefrontOptions } from '../mount/options.ts'
import { rootName } from '../mount/root-name.ts'
import { adoptStyles } from '../mount/style-sheet.ts'

/** Elements whose own headers and footers are not the page's. */
const sectioning = 'article,aside,dialog,fieldset,figure,form,li,main,nav,section,td,[role=main],[role=dialog]'

/** Selects the page's header or footer: the landmark, or the names used by popular themes. */
const standard = (part: string, role: string): string =>
  `:is(${part},[role=${role}],#${part},.site-${part},#main-${part},[data-elementor-type=${part}],.shopify-section-group-${part}-group):not(:is(${sectioning}) *)`

/** Hides matching elements over any rule of the host's, except those that contain the storefront. */
const hide = (selector: string): string => {
  // Browsers from before 2024 may not support `:has` and would drop the whole rule.
  const holdsShop = CSS.supports('selector(:has(a))') ? `:has(${rootName}),` : ''
  return `:is(${selector}):not(${holdsShop}#_#_#_){display:none!important}`
}

/**
 * Hides the host's header and footer according to the flags (SPEC C4). Returns an unsubscribe function. A style sheet
 * on the page also covers elements that are added or shown later, and nothing has to be restored.
 */
export function followChrome(options: StorefrontOptions): () => void {
  const { write, end } = adoptStyles(document, options.nonce)
  const header = hide(options.hostHeader ?? standard('header', 'banner'))
  const footer = hide(options.hostFooter ?? standard('footer', 'contentinfo'))
  const endFlags = $chrome.subscribe(chrome =>
    write((chrome.header === 'hidden' ? header : '') + (chrome.footer === 'hidden' ? footer : ''))
  )
  return () => {
    endFlags()
    end()
  }
}
