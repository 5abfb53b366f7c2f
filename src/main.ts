import { mount } from './loader/api.ts'
import { takeFileList } from './loader/app-files.ts'
import { files, version } from './loader/build.ts'
import { findScript, mountFromMarkup } from './loader/find-tag.ts'

const api = { mount, version, scan: () => mountFromMarkup(findScript()), offer: takeFileList }

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
else window.Storefront.offer(files)
window.Storefront.scan()
