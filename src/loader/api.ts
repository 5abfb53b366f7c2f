import { elementOptions } from './element-options.ts'
import { readOptions, type StorefrontOptions } from '../embed/mount/options.ts'
import type { Handle } from './handle.ts'
import { mountAt, type Script } from './mount-at.ts'
import { rootAt } from './mount-point.ts'

const warn = (sentence: string) => console.warn(`Storefront: ${sentence}`)

let script: Script | undefined

/** Notes the script tag; the other files are next to it, and its nonce is theirs. */
export function noteScript(tag: HTMLScriptElement | undefined): void {
  if (tag) script ??= { src: tag.src || undefined, nonce: tag.nonce || undefined }
}

let standing: { place: HTMLElement; handle: Handle } | undefined

/**
 * Mounts the storefront in an element. A page has one storefront: mounting again returns the existing handle, with a
 * warning if the element is different. Throws a TypeError for an invalid element or options.
 */
export function mount(element: HTMLElement, given: StorefrontOptions): Handle {
  if (!(element instanceof HTMLElement)) {
    throw new TypeError('Storefront.mount: the first argument must be a DOM element.')
  }
  const { options, problems } = readOptions({ ...given })
  for (const problem of problems) warn(problem)
  if (!options) throw new TypeError(`Storefront.mount: ${problems.at(-1) ?? ''}`)
  if (standing && standing.place.isConnected) {
    if (standing.place !== element) {
      warn('This page already has a storefront. Unmount it before mounting it elsewhere.')
    }
    return standing.handle
  }
  standing?.handle.unmount()
  const handle = mountAt(element, options, script ?? { src: undefined, nonce: undefined }, () => {
    standing = undefined
  })
  standing = { place: element, handle }
  return handle
}

/**
 * Mounts at an element found in the markup, with the options written there. Problems are logged, and the page is left
 * unchanged.
 */
export function mountMarkup(place: HTMLElement, inherited: Record<string, string> = {}): Handle | undefined {
  if (standing?.place.isConnected || rootAt(place)) return standing?.handle
  const given = { ...inherited, ...elementOptions(place) }
  if (given['api'] === undefined) {
    for (const problem of readOptions(given).problems) warn(problem)
    return undefined
  }
  return mount(place, given as unknown as StorefrontOptions)
}
