import { rootName } from '../embed/mount/root-name.ts'
import { framedHeight, rootStyle } from '../theme/root-style.ts'
import { styled } from './placeholder.ts'

function inside(place: HTMLElement): HTMLElement | undefined {
  const element = place instanceof HTMLScriptElement ? place.nextElementSibling : place.lastElementChild
  return element?.localName === rootName ? (element as HTMLElement) : undefined
}

/**
 * Returns the element of a first screen or of a fallback that is printed into the page, in a container or right after the
 * script tag; otherwise creates it there. The text of a fallback is no longer shown once its element has a shadow root.
 */
export function makeRoot(place: HTMLElement, minHeight: number | undefined): HTMLElement {
  const printed = inside(place)
  const root = printed ?? document.createElement(rootName)
  if (!printed?.dataset['first']) root.style.cssText = rootStyle(minHeight)
  if (window.parent !== window && /vh/.test(root.style.minHeight)) root.style.minHeight = framedHeight
  if (printed) return root
  if (place instanceof HTMLScriptElement) place.after(root)
  else place.append(root)
  return root
}

/** A line that takes as much room as it is given, and needs none: it makes the shop as wide as its surroundings. */
export const createFiller = (): HTMLElement =>
  styled('i', 'display:block;height:0;overflow:hidden;visibility:hidden;white-space:normal', '0 '.repeat(500))

/** Returns the storefront that is already mounted at an element. */
export function rootAt(place: HTMLElement): Element | undefined {
  const root = inside(place)
  if (root?.shadowRoot) return root.dataset['first'] ? undefined : root
  // A page that was saved or cloned has only the empty element.
  if (root?.dataset['fallback'] === undefined) root?.remove()
  return undefined
}
