import type { Files } from '../mount/options-from-script.ts'
import { listen } from '../../lib/listen.ts'
import { forgetScroll } from '../../routing/location.ts'

/**
 * Brings the storefront into view when a link of the page leads to one of its screens: the browser finds no element for
 * such a fragment, and so doesn't scroll. Returns an unsubscribe function.
 */
export function followPageLinks(root: HTMLElement, files: Files): () => void {
  let isOver = false
  const disposers = [listen(window, ['click'], follow)]
  if ('Turbo' in window)
    files
      .loadPart('turbo', () => import('./turbo.ts'))
      .then(({ keepFromTurbo }) => isOver || disposers.push(keepFromTurbo(root)))
      .catch(() => {})
  return () => {
    isOver = true
    for (const end of disposers) end()
  }

  function follow(event: Event): void {
    const path = event.composedPath()
    const link = path.find(element => element instanceof HTMLAnchorElement)
    if (!link?.hash.startsWith('#/') || path.includes(root)) return
    // Where the shopper was, when they left that screen by a link of the page, is not where it is.
    forgetScroll(link.hash)
    const { hash } = window.location
    files
      .loadPart('page-link', () => import('./page-link.ts'))
      .then(
        ({ arrive }) => arrive(root, link, event as MouseEvent, hash),
        () => {}
      )
  }
}
