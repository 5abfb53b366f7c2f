/** The shop in a frame, as the page around it sees it; loaded only for the option `mode="frame"`. */
import { listen } from '../../../lib/listen.ts'
import { parseHash } from '../../../routing/hash.ts'
import { pushToLayer } from '../../analytics/layer.ts'
import { followPageTheme } from '../../host/page-theme.ts'
import type { Handed, Shop } from '../../mount/options-from-script.ts'
import type { StorefrontOptions, Theme } from '../../mount/options.ts'
import { frameAddress } from './frame-address.ts'
import { createCalls } from './frame-calls.ts'
import { createEvents } from './frame-events.ts'
import { createFrame, titleFor } from './frame-element.ts'
import { type FromFrame, type FromPage, readFromFrame, send, type Notify } from './messages.ts'
import { claimAddress, followPage, pageAddress, releaseAddress } from './page-address.ts'
import { createLock } from './page-lock.ts'
import { closeWindow, leavePage, takeAnswer } from './page-sign-in.ts'
import { followView } from './page-view.ts'

/** No shop is taller, in px. */
const TALLEST = 1_000_000

/** Reads the height that a shop in a frame reports (SPEC C4). */
function heightIn(data: unknown): number | undefined {
  const { type, height } = (data ?? {}) as { type?: unknown; height?: unknown }
  const isHeight = type === 'storefront:height' && typeof height === 'number' && height > 0 && height < TALLEST
  return isHeight ? height : undefined
}

/** Follows the page's theme for the server's page in the frame, which can't see it. Returns it, and a function that ends it. */
function followTheme(
  root: HTMLElement,
  { theme = 'auto', frame }: StorefrontOptions,
  onChange: (theme: string) => void
) {
  if (theme !== 'auto' || frame) return { theme, end() {} }
  const end = followPageTheme(root)
  const read = (): Theme => (root.dataset['theme'] === 'dark' ? 'dark' : 'light')
  let last = read()
  const observer = new MutationObserver(() => {
    if (last !== (last = read())) onChange(last)
  })
  observer.observe(root, { attributeFilter: ['data-theme'] })
  return {
    theme: last,
    end() {
      observer.disconnect()
      end()
    }
  } as const
}

/** Calls back with a frame's messages, if it is still on a page of the origin that it began with. */
function hearFrom(
  frame: HTMLIFrameElement,
  origin: string,
  hear: { [Kind in keyof FromFrame]: (what: FromFrame[Kind]) => void }
) {
  return listen(window, ['message'], event => {
    const { source, origin: its, data } = event as MessageEvent
    if (source !== frame.contentWindow || its !== origin) return
    const height = heightIn(data)
    if (height !== undefined) frame.style.height = `${height}px`
    const said = readFromFrame(data)
    if (said) (hear[said.kind] as (what: object) => void)(said)
  })
}

/** Starts a shop in a frame in the element that the loader made. */
export function startShop(handed: Handed): Shop {
  const { root, shadow, options } = handed
  const me = {}
  const ownsAddress = claimAddress(me, root)
  const notify: Notify<FromPage> = (kind, what) => {
    if (calls.isIn() && frame.contentWindow) send(frame.contentWindow, address.origin, kind, what)
  }
  const calls = createCalls(call => notify('call', call))
  const { theme, end: endTheme } = followTheme(root, options, now => calls.add('setTheme', [{ theme: now }]))
  const address = frameAddress(
    { ...handed, options: { ...options, theme } },
    new URL(window.location.href),
    ownsAddress
  )
  if (closeWindow(address.origin)) return { unmount() {}, call() {} }
  const frame = createFrame(address, handed.locale, root.style.minHeight)
  const view = followView(root, frame, part => notify('view', part))
  const page = ownsAddress ? followPage((hash, entry) => notify('route', { hash, entry })) : undefined
  const events = createEvents(root)
  const lock = createLock(root)
  const endMessages = hearFrom(frame, address.origin, {
    hello({ hash }) {
      lock.end()
      // Once the frame has them: it may have to be loaded again.
      const answer = page && takeAnswer()
      if (parseHash(hash)) page?.show(hash, false)
      calls.begin(() => notify('welcome', { page: pageAddress(), ownsAddress, entry: page?.entry() }))
      if (answer) notify('answer', answer)
      view.look()
    },
    route({ hash, isNew }) {
      page?.show(hash, isNew)
      notify('entry', { entry: page?.entry() })
    },
    back: () => page?.back(),
    scroll: view.scroll,
    lock: lock.set,
    event: events.dispatch,
    layer: ({ event }) => pushToLayer(event),
    leave: leavePage
  })
  if (options.analytics) calls.add('setAnalytics', [options.analytics])
  shadow.append(frame)
  handed.uncover()
  return {
    unmount() {
      for (const end of [endMessages, endTheme, view.end, lock.end, page?.end]) end?.()
      releaseAddress(me)
    },
    call(name, args) {
      if (name === 'cart') return events.cart()
      if (name === 'on') return events.check(args)
      if (name === 'setLocale') frame.title = titleFor(args[0]) ?? frame.title
      calls.add(name, [...args])
    }
  }
}
