import { elementOptions } from './element-options.ts'
import type * as advice from '../embed/mount/option-warnings.ts'
import type * as elsewhere from '../embed/mount/second-store-notice.ts'
import { readOptions, type StorefrontOptions } from '../embed/mount/options.ts'
import { createFiles } from './app-files.ts'
import { hideChrome } from './chrome.ts'
import type { Handle } from './handle.ts'
import { mountAt, type Script } from './mount-at.ts'
import { rootAt } from './mount-point.ts'

const warn = (sentence: string) => console.warn(`Storefront: ${sentence}`)

let script: Script | undefined

/** Notes the script tag; the other files are next to it, and its nonce is theirs. */
export function noteScript(tag: HTMLScriptElement | undefined): void {
  if (!tag || script) return
  script = { src: tag.src || undefined, nonce: tag.nonce || undefined }
  hideChrome(createFiles(script.src, '').files, tag)
}

/** Loads the late part with the warnings. */
const load = <Code>(name: string, api = '') => createFiles(script?.src, api).files.loadFile<Code>(name)
/** Without such a part, the shop is there all the same. */
const ignore = () => {}

/** Says why an element for the storefront isn't found, if there is one. */
export const adviseOnPlace = () => load<typeof advice>('advice').then(({ adviseOnShadow }) => adviseOnShadow(), ignore)

/** Reads options, and warns of those that can't be used. Throws a TypeError if there is no address of an API. */
function usable(input: Record<string, unknown>): StorefrontOptions {
  const { options, faults } = readOptions(input)
  if (faults.length > 0)
    load<typeof advice>('advice', options?.api).then(({ adviceOn }) => {
      for (const fault of faults) warn(adviceOn(fault))
    }, ignore)
  if (options) return options
  throw new TypeError('Storefront: The option "api" is missing, or no address like https://shop.example.com.')
}

let look = ignore
const watcher = new MutationObserver(() => {
  // Those whose element is gone, and was not just moved.
  for (const storefront of [standing, ...framed]) if (!storefront?.root.isConnected) storefront?.handle.unmount()
  look()
})
const observe = () => watcher.observe(document, { childList: true, subtree: true })

/** Calls back at each change of the page, until a host unmounts a storefront that stays on it. */
export function watch(run: () => void): void {
  look = run
  observe()
}

/** A mounted storefront. */
interface Standing {
  place: HTMLElement
  root: HTMLElement
  location: string | undefined
  handle: Handle
}

/** The storefront in the page itself, and those in frames. */
let standing: Standing | undefined
const framed = new Set<Standing>()

/**
 * Mounts the storefront in an element. A page has one storefront, not counting those in frames: mounting again returns the existing
 * handle, with a warning if the element is different. Throws a TypeError for an invalid element or options.
 */
export function mount(element: HTMLElement, input: StorefrontOptions): Handle {
  if (!(element instanceof HTMLElement)) {
    throw new TypeError('Storefront.mount takes an element first.')
  }
  const options = usable({ ...input })
  const isFrame = options.mode === 'frame'
  for (const frame of framed) if (isFrame && frame.place === element && frame.root.isConnected) return frame.handle
  if (!isFrame && standing?.root.isConnected) {
    if (standing.place !== element) {
      warn('Unmount the storefront of this page first.')
    }
    return standing.handle
  }
  if (!isFrame) standing?.handle.unmount()
  const mounted = mountAt(element, options, script ?? { src: undefined, nonce: undefined }, wasThere => {
    framed.delete(storefront)
    if (standing === storefront) standing = undefined
    if (wasThere && element.isConnected) {
      // A function made here would keep the root.
      look = ignore
      watcher.disconnect()
    }
  })
  const storefront = { place: element, location: options.location, ...mounted }
  observe()
  if (isFrame) framed.add(storefront)
  else standing = storefront
  return mounted.handle
}

/**
 * Mounts at an element found in the markup, with the options written there; one for another store than the page's
 * storefront shows a notice with a link. Problems are logged, and the page is left unchanged.
 */
export function mountMarkup(place: HTMLElement, inherited: Record<string, string> = {}): void {
  const attributes = { ...inherited, ...elementOptions(place) }
  const { location } = attributes
  const shop = standing
  if (rootAt(place)) return
  try {
    if (attributes['mode'] === 'frame' || !shop?.root.isConnected)
      mount(place, attributes as unknown as StorefrontOptions)
    else if (location && location !== shop.location)
      load<typeof elsewhere>('elsewhere', attributes['api']).then(
        ({ showElsewhere }) => showElsewhere(place, location, shop, () => (mountMarkup(place, inherited), standing)),
        ignore
      )
  } catch (error) {
    console.warn((error as Error).message)
  }
}
