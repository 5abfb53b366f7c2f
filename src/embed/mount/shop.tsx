import { createElement } from 'react'
import type { Root } from 'react-dom/client'
// What several parts use is in the app's own file: otherwise this module would be an empty file of its own.
import '../../app/base.ts'
import { App } from '../../app/app.tsx'
import { whenShowable } from '../../app/showable.ts'
import { startApp } from '../../app/start.ts'
import { setPlatform } from '../../platform/platform.ts'
import { $locale } from '../../i18n/locale.ts'
import { partList } from '../../app/chunks/part-list.ts'
import { $parts, codeOf } from '../../app/loading/parts.ts'
import { bindStyles } from '../../theme/styles.ts'
import { baseStyles } from '../../theme/tokens.ts'
import { followRoute } from '../host/emit.ts'
import { followChrome } from '../host/follow-chrome.ts'
import { disarmHostLink } from '../host/host-link.ts'
import { hideInherited } from '../host/hide-inherited.ts'
import { isolateKeyboard } from '../host/isolate-keyboard.ts'
import type * as HandleCalls from '../host/handle-calls.ts'
import { createThemes } from '../host/apply-theme.ts'
import { browserPlatform } from '../browser/browser-platform.ts'
import type { ShownFirst } from '../first-screen/show-first.ts'
import type { Handed, Shop } from './options-from-script.ts'
import { markSettled } from './settled.ts'
import { drawFresh, endView, hydrate } from './draw.ts'
import { adoptStyles } from './style-sheet.ts'

/** Follows the frame around the page, if there is one. Returns a function that ends it. */
function whileFramed(follow: () => Promise<() => void>): () => void {
  if (window.parent === window) return () => {}
  let isOver = false
  let end = () => {}
  void follow().then(ends => {
    if (isOver) ends()
    else end = ends
  })
  return () => {
    isOver = true
    end()
  }
}

/** Renders the app as soon as there is something to show in place of the loader's placeholder. */
function draw(handed: Handed, onDrawn: () => void): () => void {
  const { shadow, options, files, uncover, firstScreen } = handed
  const app = createElement(App, { phone: options.phone })
  const fresh = () => drawFresh(shadow, app)
  const same = (container: HTMLElement) => hydrate(container, app)
  let view: Root | undefined
  let isOver = false
  const begin = () => {
    ;({ view } = fresh())
    uncover()
    onDrawn()
  }
  const takeOver = async (shown: ShownFirst) => {
    const code = await files.loadPart('take-over', () => import('../first-screen/take-over.ts')).catch(() => undefined)
    if (isOver) return
    if (!code) return begin()
    view = await code.takeOver(shown, handed.firstTags, { same, fresh })
    if (!view) return
    uncover(true)
    onDrawn()
  }
  const end = whenShowable(
    () => {
      const shown = firstScreen()
      if (shown) void takeOver(shown)
      else begin()
    },
    () => firstScreen() !== undefined
  )
  return () => {
    isOver = true
    end()
    if (view) endView(view)
  }
}

/** Starts the app in the element that the loader made. */
export function startShop(handed: Handed): Shop {
  const { root, shadow, options, api, locale, nonce, files } = handed
  const showInherited = hideInherited()
  const looks = createThemes(root, options)
  const platform = browserPlatform(handed)
  platform.hasConsent = options.analytics === 'datalayer'
  platform.addresses = { googlePlacesKey: options.googlePlacesKey, photon: options.photon }
  const settling = markSettled(root, platform)
  setPlatform(platform)
  const unbind = bindStyles(baseStyles(), adoptStyles(shadow, nonce).add)
  const { emit } = platform
  const app = startApp({ api, locale, location: options.location, parts: partList })
  let isGone = false
  let code: Promise<typeof HandleCalls> | undefined
  const call: Shop['call'] = (name, given) => {
    if (name === 'cart' && !isGone) return codeOf($parts.get(), 'common')?.hostCart()
    code ??= files.loadPart('handle-calls', () => import('../host/handle-calls.ts'))
    code.then(
      ({ answer }) => answer(name, given, looks, isGone),
      (error: unknown) => platform.warn(String(error))
    )
  }
  const disposers = [
    settling.end,
    looks.end,
    app.stop,
    followRoute(emit),
    isolateKeyboard(root),
    disarmHostLink(root),
    followChrome(handed),
    showInherited,
    whileFramed(() => import('../frame/frame.ts').then(({ followFrame }) => followFrame(handed, call))),
    $locale.subscribe(now => void (root.lang = now))
  ]
  let endDrawing = () => {}
  app.ready.then(
    () => {
      const onDrawn = () => {
        emit('ready', {})
        settling.drawn()
      }
      if (!isGone) endDrawing = draw(handed, onDrawn)
    },
    (error: unknown) => isGone || handed.onFailure(error)
  )
  return {
    unmount() {
      isGone = true
      endDrawing()
      for (const dispose of disposers.reverse()) dispose()
      unbind()
      setPlatform(undefined)
    },
    call
  }
}
