import type { StorefrontOptions } from '../embed/mount/options.ts'
import { type App, createFiles } from './app-files.ts'
import { sentences } from './sentences.ts'
import { hideChrome } from './chrome.ts'
import { createCover } from './placeholder-cover.ts'
import { createFailure } from './failure.ts'
import { type FirstCode, holdFirstScreen } from './first-screen.ts'
import { createFirstRequests } from './first-requests.ts'
import { firstLocale } from './first-locale.ts'
import { createHandle, type Handle } from './handle.ts'
import { readKept } from './earlier-visit.ts'
import { createFiller, makeRoot } from './mount-point.ts'
import { createPlaceholder } from './placeholder.ts'
import { createSenders } from './senders.ts'
import { servedCode } from './served-screens.ts'

/** The script tag, as far as the loader needs it. */
export interface Script {
  /** The URL; undefined if the script is part of another one. */
  src: string | undefined
  nonce: string | undefined
}

/**
 * Mounts a storefront in an element, or right after a script tag. `onGone` is called at its end, with false if its root was
 * gone from the page before.
 */
export function mountAt(
  place: HTMLElement,
  options: StorefrontOptions,
  script: Script,
  onGone: (wasThere: boolean) => void
): { root: HTMLElement; handle: Handle } {
  const api = new URL(options.api, document.baseURI).href.replace(/\/+$/, '').replace(/\/v1$/, '')
  const nonce = options.nonce ?? script.nonce
  const earlierVisit = readKept()
  const locale = earlierVisit.locale ?? firstLocale(options.locale)
  const { files, loadApp } = createFiles(script.src, api)
  const root = makeRoot(place, options.minHeight)
  hideChrome(files, root, options)
  const shadow = root.shadowRoot ?? root.attachShadow({ mode: 'open' })
  shadow.append(createFiller())
  const { first: printed } = root.dataset
  delete root.dataset['first']
  const { send, sendClear } = createSenders(shadow)
  const isFrame = options.mode === 'frame'
  const requests = createFirstRequests(send, api, locale, options.location ?? earlierVisit.slug)
  const drawn = printed || isFrame ? undefined : requests.askScreen(earlierVisit.age)
  const hasFirst = printed !== undefined || drawn !== undefined
  const cover = createCover(shadow)
  const first = hasFirst
    ? holdFirstScreen(
        {
          code: servedCode() ?? files.loadFile<FirstCode>('first'),
          screen: async () => (printed ? JSON.parse(printed) : drawn)
        },
        earlierVisit.age,
        { root, shadow, options, locale, nonce },
        container => {
          cover.show(container)
          // The app will need it, and knows so later.
          files.loadFile('take-over').catch(() => {})
        }
      )
    : undefined
  if (!isFrame) requests.askData()
  const beside = [`first.${locale}`, ...(earlierVisit.age ? [] : ['gate'])]
  let isGone = false
  const { handle, connect } = createHandle(root, () => {
    isGone = true
    first?.end()
    requests.end()
    const wasThere = root.isConnected
    root.remove()
    onGone(wasThere)
  })
  const load = () => (isFrame ? files.loadFile<App>('frame-mode') : loadApp(beside))
  let tries = 0
  const fail = (error: unknown) => {
    if (isGone) return
    console.warn(`Storefront: can't load the shop: ${String(error)}`)
    first?.end()
    const retry = () => {
      // Firefox asks for a file that failed only after a reload.
      if (tries++ && navigator.onLine) return location.reload()
      cover.show(null)
      void start(load())
    }
    cover.show(createFailure(sentences[locale], options.phone, retry))
  }
  const start = async (app: Promise<App>) => {
    if (cover.isEmpty()) cover.show(createPlaceholder(sentences[locale]['shell.loading']))
    try {
      const { startShop } = await app
      if (isGone) return
      const shop = startShop({
        root,
        shadow,
        options,
        api,
        locale,
        nonce,
        kept: earlierVisit,
        files,
        takeReply: requests.take,
        send,
        sendClear,
        firstScreen: () => first?.shown(),
        firstTags: requests.tags,
        uncover(keeps) {
          requests.forget()
          if (keeps) cover.release()
          else cover.show(null)
          first?.release()
        },
        onFailure(error) {
          shop.unmount()
          fail(error)
        }
      })
      connect(shop)
    } catch (error) {
      fail(error)
    }
  }
  void start(load())
  return { root, handle }
}
