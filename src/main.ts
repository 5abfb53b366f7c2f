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

// If the script is on the page twice, the first copy serves both. An element with this id also shows up as
// `window.Storefront`, hence the check for a function.
if (typeof window.Storefront?.scan !== 'function') window.Storefront = api
window.Storefront.scan()
