import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../../app/app.tsx'
import { startApp } from '../../app/start.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { setPlatform } from '../../platform/platform.ts'
import { $locale, type Locale, localeOf } from '../../i18n/locale.ts'
import { $flags, navigate } from '../../routing/location.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { bindStyles, flushStyles } from '../../theme/styles.ts'
import { baseStyles, rootClass } from '../../theme/tokens.ts'
import { emitFrom, startHostEvents, type StorefrontEvents } from '../host/host-events.ts'
import { followFrame } from '../host/frame.ts'
import { followHostBar } from '../host/host-bar.ts'
import { followChrome } from '../host/host-chrome.ts'
import { isolateKeyboard } from '../host/isolate-keyboard.ts'
import { createThemes, type Look } from '../host/apply-theme.ts'
import type { StorefrontOptions } from './options.ts'
import { loadCode } from './load-code.ts'
import { loadPubNub } from './load-pubnub.ts'
import { followOutsideLinks } from '../host/outside-links.ts'
import { makeRoot } from './mount-point.ts'
import { adoptStyles } from './style-sheet.ts'
import { followVisibleViewport } from '../host/visible-viewport.ts'
import { browserPlatform } from '../browser/browser-platform.ts'

/** A mounted storefront. */
export interface Handle {
  /** Removes the storefront completely. */
  unmount(): void
  /** Navigates to a path such as `/queen-west/cart`. */
  navigate(path: string): void
  /** Changes the appearance; options that are not given stay as they are. */
  setTheme(look: Look): void
  setLocale(locale: Locale): void
  /** Adds an event listener. Returns an unsubscribe function. */
  on<Name extends keyof StorefrontEvents>(name: Name, listener: (detail: StorefrontEvents[Name]) => void): () => void
  /** Returns the cart of the current store; undefined if there is none. */
  cart(): Cart | undefined
}

const firstLocale = (option: StorefrontOptions['locale']): Locale =>
  localeOf(option === 'auto' ? undefined : option) ??
  localeOf(document.documentElement.lang) ??
  localeOf(navigator.language) ??
  'en-CA'

/** Mounts a storefront in an element, or right after a script tag. */
export function mountAt(
  place: HTMLElement,
  options: StorefrontOptions,
  script: string | undefined,
  onGone: () => void
): Handle {
  const root = makeRoot(place, options.minHeight ?? 640)
  const looks = createThemes(root, options)
  const api = new URL(options.api, document.baseURI).href.replace(/\/+$/, '').replace(/\/v1$/, '')
  const { pubnubSubscribeKey: subscribeKey, pubnubCipherKey: cipherKey } = options
  const outside = browserPlatform(root, options.nonce, () => loadCode(script, api, options.nonce))
  if (subscribeKey) outside.pubNub = { subscribeKey, cipherKey, load: () => loadPubNub(script, options.nonce) }
  outside.addresses = { googlePlacesKey: options.googlePlacesKey, photon: options.photon }
  setPlatform(outside)
  const shadow = root.attachShadow({ mode: 'open' })
  const unbind = bindStyles(baseStyles(), adoptStyles(shadow, options.nonce).add)
  const container = document.createElement('div')
  container.className = rootClass
  shadow.append(container)
  const emit = emitFrom(root)
  const disposers = [
    looks.end,
    startApp({
      api,
      locale: firstLocale(options.locale),
      location: options.location
    }),
    startHostEvents(emit),
    isolateKeyboard(root),
    $flags.subscribe(({ in_store }) => void root.toggleAttribute('data-kiosk', in_store)),
    followChrome(options),
    followHostBar(root),
    followOutsideLinks(root),
    followFrame(root, options.frameOrigins),
    followVisibleViewport(root)
  ]
  disposers.push($locale.subscribe(locale => (root.lang = locale)))
  const view = createRoot(container)
  // Rendered in the next task, so that the first requests, sent as soon as saved state is read, go out first.
  const timer = setTimeout(() => {
    view.render(createElement(App, { phone: options.phone }))
    flushStyles()
    emit('ready', {})
  })
  let isGone = false
  return {
    unmount() {
      if (isGone) return
      isGone = true
      clearTimeout(timer)
      view.unmount()
      for (const dispose of disposers.reverse()) dispose()
      unbind()
      root.remove()
      setPlatform(undefined)
      onGone()
    },
    navigate: path => navigate(path.startsWith('/') ? path : `/${path}`),
    setTheme: looks.apply,
    setLocale: locale => $locale.set(localeOf(locale) ?? $locale.get()),
    on(name, listener) {
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      root.addEventListener(`storefront:${name}`, hear)
      return () => root.removeEventListener(`storefront:${name}`, hear)
    },
    cart: () => dataOf($cart.get())
  }
}
