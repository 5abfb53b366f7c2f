import type { PageRecord } from './page-record.ts'

// Runs in each measured page before anything else. It looks once a frame, until there are eight cards.

/** Milliseconds after the first product in which eight cards are waited for: a page may draw only what is in view. */
const PATIENCE = 5000

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

const record: PageRecord = { mounted: 0, firstProduct: 0, eightCards: 0, longTasks: [], shifts: [] }
window.benchRecord = record

/** The mount of a measured page: ours, or the element that the others draw into. */
const findMount = () => document.querySelector('storefront-root, #shop')

new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) record.longTasks.push({ start: startTime, duration })
}).observe({ type: 'longtask', buffered: true })

new PerformanceObserver(list => {
  for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
    // Chromium names no elements of shadow trees.
    const isHosts = sources.some(({ node }) => node?.isConnected && !findMount()?.contains(node))
    record.shifts.push({ time: startTime, value, isHosts })
  }
}).observe({ type: 'layout-shift', buffered: true })

const isInView = (link: Element): boolean => {
  const { width, top, bottom, left, right } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Counts the products of these links that are shown, in view or not. */
const countShown = (links: Element[]): number =>
  links.length < 8
    ? 0
    : new Set(links.filter(link => link.checkVisibility()).map(link => link.getAttribute('href'))).size

/** Frames since the first one in which the mount has its height. */
let framesSince = 0

/** True if the products have changed since they were counted. To count them in every frame would slow down the page. */
let hasChanged = true
let watched: Node | undefined

function watchChanges(root: Node): void {
  if (watched === root) return
  watched = root
  const options = { subtree: true, childList: true, attributeFilter: ['hidden'] }
  new MutationObserver(() => (hasChanged = true)).observe(root, options)
}

/**
 * Notes when the mount has its height. The frame that shows it shifts what is below; from the next one on nothing may. That
 * one's time would be too early: it begins before a slow frame ahead of it is on the screen.
 */
function lookForMount(): void {
  if (framesSince === 2) record.mounted ||= performance.now()
  if (framesSince > 0 || (findMount()?.clientHeight ?? 0) > 0) framesSince++
}

/** Looks in a frame's callback: the positions that it reads make the page lay out that frame first. */
function look(): void {
  if (!record.mounted) lookForMount()
  if (record.firstProduct) lookForMore()
  else lookForFirst()
  const isOver = record.firstProduct > 0 && performance.now() > record.firstProduct + PATIENCE
  if (!record.mounted || (!record.eightCards && !isOver)) requestAnimationFrame(look)
}

const productsIn = (root: Element | ShadowRoot): Element[] => [...root.querySelectorAll('a[href*="/products/"]')]

function lookForMore(): void {
  const mount = findMount()
  if (!mount) return
  const root = mount.shadowRoot ?? mount
  watchChanges(root)
  if (!hasChanged) return
  hasChanged = false
  if (countShown(productsIn(root)) >= 8) record.eightCards = performance.now()
}

function lookForFirst(): void {
  const mount = findMount()
  const links = mount ? productsIn(mount.shadowRoot ?? mount) : []
  if (!links.some(isInView)) return
  record.firstProduct = performance.now()
  if (countShown(links) >= 8) record.eightCards = performance.now()
}

requestAnimationFrame(look)
