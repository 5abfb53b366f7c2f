import { platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { overrideStyle } from './inline-style.ts'
import { listen } from './listen.ts'

/** What the page that shows ours in its frame is told, in px. */
export interface FrameHeight {
  type: 'storefront:height'
  height: number
}

/** How often in a row the page may grow because its frame did, before it is taken for one that never ends growing. */
const MOST_TURNS = 3

/** The origins to tell: of the page's own and those that are named the parent's; all where a browser does not say which that is, and then delivers to none but it. */
function originsToTell(named = ''): string[] {
  const allowed = [window.location.origin, ...(named.match(/https?:[^\s,]+[^\s,/]/g) ?? [])]
  const parent = window.location.ancestorOrigins?.[0]
  if (!parent) return allowed
  if (allowed.includes(parent)) return [parent]
  platform().warn(
    `Not reporting height: the parent origin is not allowed. To allow it, add data-frame-origins="${parent}".`
  )
  return []
}

function reportHeight(root: HTMLElement, named: string | undefined): () => void {
  const origins = originsToTell(named)
  if (origins.length === 0) return () => {}
  const page = document.documentElement
  const ends: (() => void)[] = []
  // The page is as tall as what is in it, and not as its frame, which will be as tall as the page.
  for (let element = root.parentElement; element; element = element.parentElement) {
    ends.push(overrideStyle(element, { height: 'auto', 'min-height': '0' }))
  }
  let last = 0
  let turns = 0
  let width = 0
  const report = (isByFrame: boolean) => {
    const height = Math.ceil(page.getBoundingClientRect().height)
    if (height === last) return
    turns = isByFrame && height > last ? turns + 1 : 0
    last = height
    if (turns > MOST_TURNS) return
    const message: FrameHeight = { type: 'storefront:height', height }
    for (const origin of origins) window.parent.postMessage(message, origin)
  }
  const observer = new ResizeObserver(() => report(false))
  observer.observe(page)
  ends.push(
    () => observer.disconnect(),
    listen(window, ['resize'], () => report(width === (width = window.innerWidth)))
  )
  return () => {
    for (const end of ends) end()
  }
}

/** Tells the parent page how tall this one is, while it is shown in a frame with the flag `iframe`; the answer ends it (SPEC C4). */
export function followFrame(root: HTMLElement, frameOrigins: string | undefined): () => void {
  let endReport = () => {}
  const end = $flags.subscribe(({ iframe }) => {
    endReport()
    endReport = iframe && window.parent !== window ? reportHeight(root, frameOrigins) : () => {}
  })
  return () => {
    end()
    endReport()
  }
}
