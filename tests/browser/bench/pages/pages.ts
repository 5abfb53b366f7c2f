import { resolve } from 'node:path'
import type { FirstScreen } from '../../../../src/contract/store/first-screen.ts'
import type { printFirstScreen as print } from '../../../../src/first-screen/draw/print.ts'
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

interface Printer {
  printFirstScreen: typeof print
}

/** The store that all pages show. */
export const LOCATION = 'queen-west'
/** The path of the floor's script on the host of scripts. */
export const FLOOR_SCRIPT = '/bench/floor.js'
/** The path of an API that draws no first screen. */
export const UNDRAWN = '/undrawn'

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
function ours(script: string, api: string, query = ''): Omit<BenchPage, 'title' | 'path'> {
  const shop = `<script async src="${script}/storefront.js${query}" data-api="${api}" data-location="${LOCATION}"></script>`
  return { html: hostPage(shop), repeats: true, isOurs: true }
}

/** Ours with its first screen printed into the page by the retailer's server. */
async function oursPrinted(api: string): Promise<BenchPage> {
  const { printFirstScreen } = (await import(resolve('dist/server/first-screen.js'))) as Printer
  const reply = await fetch(`${api}/v1/locations/${LOCATION}/first-screen?locale=en-CA&confirmed=true`)
  const { payload } = (await reply.json()) as { payload: FirstScreen }
  const markup = printFirstScreen(payload, { locale: 'en-CA' })
  const div = `<div data-storefront data-api="${api}" data-location="${LOCATION}">${markup}</div>`
  const html = hostPage(`${div}<script async src="${api}/storefront.js"></script>`)
  return { title: 'ours, printed', path: '/ours-printed', html, repeats: false, isOurs: true }
}

/** Returns the pages of a shop, with its API and scripts at `api`. */
export async function createPages(api: string): Promise<BenchPage[]> {
  return [
    await byHand(api),
    floor(api),
    { title: 'ours', path: '/ours', ...ours(api, `${api}${UNDRAWN}`) },
    { title: 'ours, drawn', path: '/ours-drawn', ...ours(api, api) },
    { title: 'ours, one request', path: '/ours-one', ...ours(api, api, `?location=${LOCATION}`) },
    await oursPrinted(api)
  ]
}

/** Bundles the floor's script. */
export const bundleFloor = (): Promise<string> => bundleClient(new URL('./clients/floor.tsx', import.meta.url), 'esm')
