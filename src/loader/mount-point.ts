import { rootName } from '../embed/mount/root-name.ts'

/** Creates the root element in a container, or right after the script tag. */
export function makeRoot(place: HTMLElement, minHeight: number): HTMLElement {
  const root = document.createElement(rootName)
  root.style.display = 'block'
  root.style.minHeight = `${minHeight}px`
  if (place instanceof HTMLScriptElement) place.after(root)
  else place.append(root)
  return root
}

/** Returns the storefront that is already mounted at an element. */
export function rootAt(place: HTMLElement): Element | undefined {
  const inside = place instanceof HTMLScriptElement ? place.nextElementSibling : place.lastElementChild
  if (inside?.localName !== rootName) return undefined
  if (inside.shadowRoot) return inside
  // A page that was saved or cloned has only the empty element.
  inside.remove()
  return undefined
}
