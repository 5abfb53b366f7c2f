import type * as Code from '../embed/host/chrome/host-chrome.ts'
import type { Files } from '../embed/mount/options-from-script.ts'
import type { StorefrontOptions } from '../embed/mount/options.ts'

/**
 * Hides the host's header and footer, if a flag in the address may say so (SPEC C4): with the options of a storefront at
 * its root, and without them for as long as there is only its script tag. Then nothing of the page is painted until the
 * page's theme is known, for a second at most: no content security policy blocks an animation, and it has an end.
 */
export function hideChrome(files: Files, element: HTMLElement, options?: StorefrontOptions): void {
  if (!/[?&](in_store|iframe|no[hf])/.test(location.href)) return
  const optionsOrVeil = options ?? document.documentElement.animate({ opacity: [0, 0] }, 1000)
  files
    .loadFile<typeof Code>('chrome')
    .then(code => code.start(element, optionsOrVeil))
    .catch(() => {})
}
