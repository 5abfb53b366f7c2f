import { rootName } from '../embed/mount/root-name.ts'

function inside(place: HTMLElement): HTMLElement | undefined {
  const found = place instanceof HTMLScriptElement ? place.nextElementSibling : place.lastElementChild
  return found?.localName === rootName ? (found as HTMLElement) : undefined
}

/**
 * Returns the element of a first screen that is printed into the page, in a container or right after the script tag;
 * otherwise creates it there.
 */
export function makeRoot(place: HTMLElement, minHeight: number): HTMLElement {
  const printed = inside(place)
  if (printed?.dataset['first']) return printed
  const root = document.createElement(rootName)
  root.style.display = 'block'
  root.style.minHeight = `${minHeight}px`
  if (place instanceof HTMLScriptElement) place.after(root)
  else place.append(root)
  return root
}

/** Returns the storefront that is already mounted at an element. */
export function rootAt(place: HTMLElement): Element | undefined {
  const found = inside(place)
  if (found?.shadowRoot) return found.dataset['first'] ? undefined : found
  // A page that was saved or cloned has only the empty element.
  found?.remove()
  return undefined
}
