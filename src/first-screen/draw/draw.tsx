import { createElement } from 'react'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { App } from '../../app/app.tsx'
import { partList } from '../../app/chunks/part-list.ts'
import { loadPart } from '../../app/loading/parts.ts'
import { whenShowable } from '../../app/showable.ts'
import { startApp } from '../../app/start.ts'
import { localeOf } from '../../i18n/locale.ts'
import { setPlatform } from '../../platform/platform.ts'
import { paths } from '../../routing/paths.ts'
import type { FirstScreen } from '../../contract/store/first-screen.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $business } from '../../stores/location/business.ts'
import { dataOf } from '../../client/async-state.ts'
import { $legalAge, $gateIsUp } from '../../stores/session/visitor-age.ts'
import { bindStyles, flushStyles } from '../../theme/styles.ts'
import { baseStyles } from '../../theme/tokens.ts'
import { markIds } from './mark-ids.ts'
import { serverPlatform } from './server-platform.ts'
import { usedStyles } from './used-styles.ts'

/** The data of a first screen. */
export interface Scene {
  /** The slug of the store. */
  location: string
  /** A BCP 47 tag. */
  locale: string
  /** True for a visitor who has confirmed an age: the menu is drawn, and not the age gate. */
  isOfAge: boolean
  /** Milliseconds since 1970. */
  now: number
  /** The bodies of the replies to `GET /business` and, unless the age gate is drawn, `GET /locations/:location/menu`. */
  business: string
  menu: string
}

/** A first screen as the contract has it, but for what only the server knows: the ETags of the replies. */
type Drawn = Omit<FirstScreen, 'of'>

declare const STOREFRONT_BUILD: string

const API = 'https://api.invalid'
const ANY_AGE = JSON.stringify({ v: 1, d: { age: 120 } })

let css = ''

function render(): Drawn {
  const html = renderToString(createElement(App, { phone: undefined }) as unknown as VNode)
  flushStyles()
  const isOpen = dataOf($business.get())?.detail.ageGate === 'off'
  return {
    // A strict content security policy blocks styles that are written in markup.
    html: markIds(html).replaceAll(' style="', ' data-style="'),
    style: usedStyles(css, html),
    build: STOREFRONT_BUILD,
    minAge: isOpen || $gateIsUp.get() ? 0 : $legalAge.get(),
    products: dataOf($menu.get())?.products.length ?? 0
  }
}

async function draw({ location, locale, isOfAge, now, business, menu }: Scene): Promise<Drawn | undefined> {
  const known = localeOf(locale)
  if (!known) return undefined
  setPlatform(
    serverPlatform({
      now,
      hash: `#${paths.location(location)}`,
      storedValues: isOfAge ? { 'storefront.visitorAge': ANY_AGE } : {},
      replies: { '/v1/business': business, [`/v1/locations/${encodeURIComponent(location)}/menu`]: menu }
    })
  )
  css = ''
  const unbind = bindStyles(baseStyles(), text => (css += text))
  const app = startApp({ api: API, locale: known, location: undefined, parts: partList })
  try {
    await app.ready
    await new Promise<void>(done => void whenShowable(done))
    const isGate = $gateIsUp.get()
    if ($business.get().state !== 'ready' || (!isGate && $menu.get().state !== 'ready')) return undefined
    if (isGate) await loadPart('gate')
    return render()
  } finally {
    app.stop()
    unbind()
    setPlatform(undefined)
  }
}

/** The drawing that is under way: the app's state is that of one screen at a time. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a store's first screen, the age gate or the menu, out of the components of the storefront: nothing personal, so
 * that any cache may hold it. Undefined if there is none for this language, and for replies that make no sense.
 */
export function drawFirstScreen(scene: Scene): Promise<Drawn | undefined> {
  const mine = last.then(() => draw(scene))
  last = mine.catch(() => {})
  return mine
}

export { printFirstScreen } from './print.ts'
