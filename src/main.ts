import { mount } from './embed/mount/api.ts'
import { takeCode } from './embed/mount/load-code.ts'
import { findScript, mountFromMarkup } from './embed/mount/find.ts'

declare const STOREFRONT_VERSION: string

const api = { mount, version: STOREFRONT_VERSION, scan: () => mountFromMarkup(findScript()), part: takeCode }

/** The host API, `window.Storefront`. */
export type StorefrontApi = typeof api

declare global {
  interface Window {
    Storefront?: StorefrontApi
  }
}

// The tag may stand on the page twice, or be run twice: the first one's code serves both.
// An element of the page may bear the name as its id.
if (typeof window.Storefront?.scan !== 'function') window.Storefront = api
window.Storefront.scan()
