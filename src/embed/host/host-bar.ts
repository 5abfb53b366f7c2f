import { whenIdle } from '../browser/when-idle.ts'
import { listen } from '../../lib/listen.ts'

/** Returns how much of the top of the window is covered by a sticky bar of the host, in px. */
export function coveredTop(root: HTMLElement): number {
  const { left, width } = root.getBoundingClientRect()
  let element = document.elementFromPoint(left + width / 2, 0)
  while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) element = element.parentElement
  return element && !root.contains(element) ? Math.max(0, Math.round(element.getBoundingClientRect().bottom)) : 0
}

/**
 * Keeps the storefront's sticky elements below the host's sticky bar (`--sf-bar`). Returns a function that measures again,
 * and an unsubscribe function.
 */
export function followHostBar(root: HTMLElement): { follow(): void; end(): void } {
  const follow = () => root.style.setProperty('--sf-bar', `${coveredTop(root)}px`)
  // Nothing sticks before the first scroll, and measuring now would force a layout in front of the first products.
  const disposers = [whenIdle(follow), listen(window, ['resize', 'scrollend'], follow)]
  return {
    follow,
    end() {
      for (const dispose of disposers) dispose()
    }
  }
}
