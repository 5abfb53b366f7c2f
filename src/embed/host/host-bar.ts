import { $chrome } from '../../routing/location.ts'
import { listen } from './listen.ts'

/** How much of the window's top a bar that the host keeps there covers, in px. */
export function coveredTop(root: HTMLElement): number {
  const { left, width } = root.getBoundingClientRect()
  let element = document.elementFromPoint(left + width / 2, 0)
  while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) element = element.parentElement
  return element && !root.contains(element) ? Math.max(0, Math.round(element.getBoundingClientRect().bottom)) : 0
}

/** Keeps what sticks to the top of the storefront below a bar of the host's (`--sf-top`); the answer ends it. */
export function followHostBar(root: HTMLElement): () => void {
  const follow = () => root.style.setProperty('--sf-top', `${coveredTop(root)}px`)
  const ends = [$chrome.subscribe(follow), listen(window, ['resize', 'scrollend'], follow)]
  return () => {
    for (const end of ends) end()
  }
}
