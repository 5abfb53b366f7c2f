import { $flagQuery } from '../../routing/location.ts'
import { listen } from '../../lib/listen.ts'
import { platform } from '../../platform/platform.ts'
import { barsOver, coveredBy, stickyElements } from './bars.ts'

/** Returns the zoom of the page around the storefront: viewport units don't follow it. */
function zoomAround(root: HTMLElement): number {
  let zoom = 1
  for (let element = root.parentElement; element; element = element.parentElement)
    zoom *= Number(getComputedStyle(element).zoom) || 1
  return zoom
}

/** How long the page has to be at rest before it is measured, in ms. */
const REST = 200

/**
 * Keeps the storefront's overlays as tall as the window, and its sticky elements between the host's sticky bars
 * (`--sf-bar`, `--sf-under`), whenever these may have changed: by scrolling, a press, the flags, or by additions of the
 * host to its page. Returns a function that ends it.
 */
export function followHostBars(root: HTMLElement): () => void {
  const { whenIdle } = platform()
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  const follow = () => {
    const place = root.getBoundingClientRect()
    // Out of view it is under no bar, and would be when the focus brings it back.
    if (place.bottom <= 0 || place.top >= window.innerHeight) return
    const { top, bottom } = coveredBy(barsOver(root, stickyElements(root)), window.innerHeight)
    const zoom = zoomAround(root)
    root.style.setProperty('--sf-bar', `${top / zoom}px`)
    root.style.setProperty('--sf-under', `${bottom / zoom}px`)
    // A kiosk has a zoom of its own.
    if (zoom !== 1 && !root.style.zoom) root.style.setProperty('--sf-screen', `calc(100dvh / ${zoom})`)
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
    for (const name of ['--sf-bar', '--sf-under', '--sf-screen']) root.style.removeProperty(name)
  }
}
