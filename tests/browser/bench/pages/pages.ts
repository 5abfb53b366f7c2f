import { bundleClient } from './bundle-client.ts'
import { cardStyle } from './card-style.ts'
import { hostPage } from './host-page.ts'

/** A page that is measured. */
export interface BenchPage {
  /** The column's title. */
  title: string
  /** The page's path on the host. */
  path: string
  html: string
  /** Measured a second time, with warm caches. */
  repeats: boolean
  /** Ours, which the budgets are for. */
  isOurs: boolean
}

/** The store that all pages show. */
export const LOCATION = 'queen-west'
/** The path of the floor's script on the host of scripts. */
export const FLOOR_SCRIPT = '/bench/floor.js'

const mount = (api: string): string => `<div id="shop" data-api="${api}" data-location="${LOCATION}"></div>`

/** The practical limit: HTML, CSS and a few lines of script, all in the page. */
async function byHand(api: string): Promise<BenchPage> {
  const script = await bundleClient(new URL('./clients/by-hand.ts', import.meta.url), 'iife')
  const html = hostPage(`${mount(api)}<script>${script}</script>`, `<style>${cardStyle}</style>`)
  return { title: 'by hand', path: '/by-hand', html, repeats: true, isOurs: false }
}

/** The least that our libraries need to draw the same cards. */
function floor(api: string): BenchPage {
  const script = `<script type="module" async crossorigin src="${api}${FLOOR_SCRIPT}"></script>`
  const html = hostPage(`${mount(api)}${script}`, `<style>${cardStyle}</style>`)
  return { title: 'preact alone', path: '/floor', html, repeats: false, isOurs: false }
}

/** The storefront as a retailer embeds it. */
function ours(api: string): BenchPage {
  const shop = `<script async src="${api}/storefront.js" data-api="${api}" data-location="${LOCATION}"></script>`
  return { title: 'ours', path: '/ours', html: hostPage(shop), repeats: true, isOurs: true }
}

/** Returns the markup of a first screen: the body itself, or `html` in a payload. */
async function readMarkup(response: Response): Promise<string> {
  const body = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return body
  const { payload } = JSON.parse(body) as { payload: { html?: string } }
  if (payload.html === undefined) throw new Error(`The first screen has no markup: ${Object.keys(payload).join(', ')}`)
  return payload.html
}

/** The storefront with its first screen drawn by the server; undefined if the server doesn't offer that. */
async function oursDrawn(api: string): Promise<BenchPage | undefined> {
  const response = await fetch(`${api}/v1/locations/${LOCATION}/first-screen?locale=en-CA`)
  if (response.status !== 200) return undefined
  const markup = await readMarkup(response)
  const div = `<div data-storefront data-api="${api}" data-location="${LOCATION}">${markup}</div>`
  const html = hostPage(`${div}<script async src="${api}/storefront.js"></script>`)
  return { title: 'ours, drawn', path: '/ours-drawn', html, repeats: true, isOurs: true }
}

/** Returns the pages of a shop, with its API and scripts at `api`. */
export async function createPages(api: string): Promise<BenchPage[]> {
  const pages = [await byHand(api), floor(api), ours(api), await oursDrawn(api)]
  return pages.filter(page => page !== undefined)
}

/** Bundles the floor's script. */
export const bundleFloor = (): Promise<string> => bundleClient(new URL('./clients/floor.tsx', import.meta.url), 'esm')
