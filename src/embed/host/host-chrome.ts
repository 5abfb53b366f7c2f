import { $chrome } from '../../routing/location.ts'
import type { StorefrontOptions } from '../mount/options.ts'
import { rootName } from '../mount/mount-point.ts'
import { adoptStyles } from '../mount/style-sheet.ts'

/** What has headers and footers of its own, which are not the page's. */
const sectioning = 'article,aside,dialog,fieldset,figure,form,li,main,nav,section,td,[role=main],[role=dialog]'

/** The page's own header or footer: the landmark, or the name that a well-known theme gives to one that is none. */
const standard = (part: string, role: string): string =>
  `:is(${part},[role=${role}],#${part},.site-${part},#main-${part},[data-elementor-type=${part}],.shopify-section-group-${part}-group):not(:is(${sectioning}) *)`

/** Hides what the selector finds, against any rule of the host's; never what the storefront stands in. */
const hide = (selector: string): string => {
  // Browsers from before 2024 may not know `:has`, and would drop the whole rule.
  const holdsShop = CSS.supports('selector(:has(a))') ? `:has(${rootName}),` : ''
  return `:is(${selector}):not(${holdsShop}#_#_#_){display:none!important}`
}

/**
 * Hides the host's header and footer as the flags say; the answer ends it (SPEC C4). A rule in a sheet of the page's own
 * catches also what comes later and what the host's scripts show again, and nothing has to be put back.
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
