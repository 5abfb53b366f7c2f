import '../late.ts'
import { platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { askForStorage } from '../host/ask-storage.ts'
import { overrideStyle } from '../host/inline-style.ts'
import { listen } from '../../lib/listen.ts'
import type { Handed, Shop } from '../mount/options-from-script.ts'
import { followVisibleViewport } from '../host/visible-viewport.ts'

export { updateVisibleViewport } from '../host/visible-viewport.ts'

/** The message that reports the height to the parent page, in px. */
export interface FrameHeight {
  type: 'storefront:height'
  height: number
}

/** The number of times in a row that the page may grow because its frame did before reports are held back. */
const MOST_TURNS = 3

/**
 * How long a report is held back, in ms: twice as long each time. A page that grows with its frame for ever is as good as
 * at rest, and the last height of one that only fills up slowly, as on a busy machine, is reported all the same.
 */
const heldBack = (turns: number): number => 16 * 2 ** turns

/**
 * Returns the origins to report to: the parent's, if the browser reveals it and it is allowed; otherwise all allowed
 * ones, of which the browser delivers only to the parent's.
 */
function originsToTell(named = ''): string[] {
  const allowed = [window.location.origin, ...(named.match(/https?:[^\s,]+[^\s,/]/g) ?? [])]
  const parent = window.location.ancestorOrigins?.[0]
  if (!parent) return allowed
  if (allowed.includes(parent)) return [parent]
  platform().warn(`The height is not reported to the page around: add data-frame-origins="${parent}".`)
  return []
}

function reportHeight(root: HTMLElement, origins: string[]): () => void {
  const page = document.documentElement
  const disposers: (() => void)[] = []
  // Make the page as tall as its content rather than its frame, which is resized to the page.
  for (let element = root.parentElement; element; element = element.parentElement) {
    disposers.push(overrideStyle(element, { height: 'auto', 'min-height': '0' }))
  }
  let last = 0
  let turns = 0
  let [width, tall] = [0, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  const postHeight = () => {
    const message: FrameHeight = { type: 'storefront:height', height: last }
    for (const origin of origins) window.parent.postMessage(message, origin)
  }
  const report = () => {
    const height = Math.ceil(page.getBoundingClientRect().height)
    // Asked of the window: a frame in the process of its page is laid out before its resize event.
    const isByFrame = width === (width = window.innerWidth) && tall !== (tall = window.innerHeight)
    if (height === last) return
    turns = isByFrame && height > last ? turns + 1 : 0
    last = height
    clearTimeout(timer)
    if (turns > MOST_TURNS) timer = setTimeout(postHeight, heldBack(turns))
    else postHeight()
  }
  const observer = new ResizeObserver(report)
  observer.observe(page)
  disposers.push(
    () => observer.disconnect(),
    () => clearTimeout(timer),
    listen(window, ['resize'], report)
  )
  return () => {
    for (const dispose of disposers) dispose()
  }
}

/** Starts both ways of talking to the parent page. Returns a function that ends them. */
function talk({ root, options, files }: Handed, call: Shop['call']): () => void {
  const origins = originsToTell(options.frameOrigins)
  if (origins.length === 0) return () => {}
  const browser = platform()
  const disposers = [reportHeight(root, origins)]
  let isOver = false
  files
    .loadPart('framed', () => import('./inner/framed.ts'))
    .then(
      ({ startFramed }) => isOver || disposers.push(startFramed(root, browser, origins, call)),
      (error: unknown) => browser.warn(String(error))
    )
  return () => {
    isOver = true
    for (const dispose of disposers) dispose()
  }
}

/**
 * Follows the frame around the page: with the flag `iframe` (SPEC C4), reports the page's height to the parent page and
 * answers a shop's script there; and keeps overlays in the part that is visible. Returns an unsubscribe function.
 */
export function followFrame(handed: Handed, call: Shop['call']): () => void {
  let endTalk = () => {}
  let isFramed = false
  const unsubscribe = $flags.subscribe(({ iframe }) => {
    if (iframe === isFramed) return
    isFramed = iframe
    endTalk()
    endTalk = iframe ? talk(handed, call) : () => {}
  })
  const endViewport = followVisibleViewport(handed.root)
  const endStorage = askForStorage(handed.root, platform().storage)
  return () => {
    endViewport()
    endStorage()
    unsubscribe()
    endTalk()
  }
}
