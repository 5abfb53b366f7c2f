import { $flagQuery } from '../../routing/location.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { listen } from '../../lib/listen.ts'
import { barsOver, coveredBy, stickyElements } from './bars.ts'

/** How long the page has to be at rest before it is measured, in ms. */
const REST = 200

/**
 * Keeps the storefront's sticky elements between the host's sticky bars (`--sf-bar`, `--sf-under`), whenever these may have
 * changed: by scrolling, a press, the flags, or with what the host adds to its page. Returns a function that ends it.
 */
export function followHostBars(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  const follow = () => {
    const { top, bottom } = coveredBy(barsOver(root, stickyElements(root)), window.innerHeight)
    root.style.setProperty('--sf-bar', `${top}px`)
    root.style.setProperty('--sf-under', `${bottom}px`)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel()
      cancel = whenIdle(follow)
    }, REST)
  }
  const observer = new MutationObserver(soon)
  observer.observe(document.body, { childList: true })
  // Not every browser has `scrollend`.
  const disposers = [listen(window, ['resize', 'scroll', 'click'], soon, true), $flagQuery.subscribe(soon)]
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    cancel()
    for (const dispose of disposers) dispose()
    for (const name of ['--sf-bar', '--sf-under']) root.style.removeProperty(name)
  }
}
