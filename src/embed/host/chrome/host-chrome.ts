import { parseHash } from '../../../routing/hash.ts'
import { chromeOf, readFlags } from '../../../routing/parameters.ts'
import type { StorefrontOptions } from '../../mount/options.ts'
import { adoptStyles } from '../../mount/style-sheet.ts'
import { hide, hideDetected } from './selectors.ts'

/** What hides the host's header and footer for one storefront. */
export interface HostChrome {
  /** Hides the parts named by flags, in the page's query and in a fragment of ours, and shows the rest. */
  show(pageQuery: string, hash?: string): void
  /** Shows both. */
  end(): void
}

type Named = Pick<StorefrontOptions, 'hostHeader' | 'hostFooter' | 'nonce'>

/** Returns true for a selector that can be used; one in the markup may not have been read yet. */
function isSelector(named: string | undefined): named is string {
  try {
    return named !== undefined && document.querySelector(named) !== undefined
  } catch {
    return false
  }
}

/**
 * Creates what hides the header and footer (SPEC C4). A style sheet on the page also covers elements that are added or
 * shown later, and nothing has to be restored.
 */
function createChrome({ hostHeader, hostFooter, nonce = tagNonce }: Named): HostChrome {
  const { write, end } = adoptStyles(document, nonce)
  const rule = (named: string | undefined, part: 'header' | 'footer') =>
    isSelector(named) ? hide(named) : hideDetected(part)
  return {
    show(pageQuery, hash = '') {
      const { header, footer } = chromeOf(readFlags(pageQuery, parseHash(hash)?.query ?? ''))
      write(
        (header === 'hidden' ? rule(hostHeader, 'header') : '') +
          (footer === 'hidden' ? rule(hostFooter, 'footer') : '')
      )
    },
    end
  }
}

/** The nonce of the script tag, for storefronts with none of their own. */
let tagNonce: string | undefined

/** Handles for storefronts whose app has not started, by root. */
const begun = new WeakMap<HTMLElement, { chrome: HostChrome; release(): void }>()

/** Hides them for a storefront that is being mounted, until its root is gone or the app takes over. */
function beginAt(root: HTMLElement, options: StorefrontOptions): void {
  const chrome = createChrome(options)
  const observer = new MutationObserver(() => {
    if (root.isConnected) return
    release()
    chrome.end()
  })
  const release = () => {
    observer.disconnect()
    begun.delete(root)
  }
  for (const tree of new Set([document, root.getRootNode()])) observer.observe(tree, { childList: true, subtree: true })
  begun.set(root, { chrome, release })
  chrome.show(location.search, location.hash)
}

/**
 * Hides them for a script tag until the page is parsed and a storefront mounted. The veil over the page goes as soon as
 * the options are known that may name the header and footer.
 */
function beginEarly(script: HTMLElement, veil: Animation): void {
  const place = document.querySelector<HTMLElement>('[data-storefront]:not(script)')
  const attributes: DOMStringMap = { ...script.dataset, ...place?.dataset }
  tagNonce = script.nonce || undefined
  const chrome = createChrome(attributes)
  chrome.show(location.search, location.hash)
  if (attributes['api'] !== undefined) veil.cancel()
  const end = () =>
    // By then the storefront's own are there.
    setTimeout(() => {
      chrome.end()
      veil.cancel()
    })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', end, { once: true })
  else end()
}

/**
 * Hides the header and footer before the app is there: for a root with the options of its storefront, or for a script tag
 * under a veil.
 */
export function start(element: HTMLElement, optionsOrVeil: StorefrontOptions | Animation): void {
  if (!('api' in optionsOrVeil)) beginEarly(element, optionsOrVeil)
  else if (element.isConnected) beginAt(element, optionsOrVeil)
}

/** Hands what hides the header and footer for a storefront over to its app, which ends it. */
export function takeChrome(root: HTMLElement, options: StorefrontOptions, nonce: string | undefined): HostChrome {
  const known = begun.get(root)
  known?.release()
  return known?.chrome ?? createChrome(nonce === undefined ? options : { ...options, nonce })
}
