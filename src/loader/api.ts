import { elementOptions } from './element-options.ts'
import type * as advice from '../embed/mount/advice.ts'
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

/** Reads options, and warns of those that can't be used. Throws a TypeError if there is no address of an API. */
function usable(given: Record<string, unknown>): StorefrontOptions {
  const { options, faults } = readOptions(given)
  const { files } = createFiles(script?.src, options?.api ?? '')
  if (faults.length > 0)
    files.loadFile<typeof advice>('advice').then(
      ({ adviceOn }) => {
        for (const fault of faults) warn(adviceOn(fault))
      },
      // Without the sentences, the shop is there all the same.
      () => {}
    )
  if (options) return options
  throw new TypeError('Storefront: The option "api" is missing, or no address like https://shop.example.com.')
}

let look = () => {}
const watcher = new MutationObserver(() => look())

/** Calls back at each change of the page, until a host unmounts a storefront that stays on it. */
export function watch(run: () => void): void {
  look = run
  watcher.observe(document, { childList: true, subtree: true })
}

let standing: { place: HTMLElement; handle: Handle } | undefined

/**
 * Mounts the storefront in an element. A page has one storefront: mounting again returns the existing handle, with a
 * warning if the element is different. Throws a TypeError for an invalid element or options.
 */
export function mount(element: HTMLElement, given: StorefrontOptions): Handle {
  if (!(element instanceof HTMLElement)) {
    throw new TypeError('Storefront.mount takes an element first.')
  }
  const options = usable({ ...given })
  if (standing && standing.place.isConnected) {
    if (standing.place !== element) {
      warn('Unmount the storefront of this page first.')
    }
    return standing.handle
  }
  standing?.handle.unmount()
  const handle = mountAt(element, options, script ?? { src: undefined, nonce: undefined }, () => {
    standing = undefined
    if (element.isConnected) watcher.disconnect()
  })
  standing = { place: element, handle }
  return handle
}

/** Returns true if a storefront is mounted; ends one whose element in the markup is gone from the page. */
export function isMounted(): boolean {
  if (standing && !standing.place.isConnected && standing.place.dataset['storefront'] !== undefined)
    standing.handle.unmount()
  return standing !== undefined
}

/**
 * Mounts at an element found in the markup, with the options written there. Problems are logged, and the page is left
 * unchanged.
 */
export function mountMarkup(place: HTMLElement, inherited: Record<string, string> = {}): Handle | undefined {
  if (standing?.place.isConnected || rootAt(place)) return standing?.handle
  try {
    return mount(place, { ...inherited, ...elementOptions(place) } as unknown as StorefrontOptions)
  } catch (error) {
    console.warn((error as Error).message)
    return undefined
  }
}
