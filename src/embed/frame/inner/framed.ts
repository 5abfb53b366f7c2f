/** The messages of a shop in a frame, to and from the page around it; loaded only there. */
import '../../late.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listen } from '../../../lib/listen.ts'
import { $pageEntry } from '../../../routing/page-entry.ts'
import { reportedViews } from '../../host/visible-viewport.ts'
import { eventNames } from '../../host/event-names.ts'
import { overrideStyle } from '../../host/inline-style.ts'
import { type FromFrame, type FromPage, readFromPage, send, type Notify } from '../outer/messages.ts'
import type { Shop } from '../../mount/options-from-script.ts'
import { takeLayer } from '../../analytics/layer.ts'
import { frameAddress } from './address.ts'
import { signInOnPage, takeAnswer } from './sign-in.ts'
import { frameView } from './frame-view.ts'

/** At most so many events are kept for a page that hasn't answered yet. */
const MOST_WAITING = 50

/** The calls that the page may make. */
const calls = ['navigate', 'setTheme', 'setLocale', 'setAnalytics']

/**
 * Offers itself to the page around the frame, if that is of one of these origins. Once it has answered, it has the address,
 * scrolls, and gets to know the events. Returns a function that ends it.
 */
export function startFramed(root: HTMLElement, platform: Platform, origins: string[], call: Shop['call']): () => void {
  const { parent } = window
  let origin: string | undefined
  const waiting: FromFrame['event'][] = []
  const notify: Notify<FromFrame> = (kind, what) => {
    if (origin !== undefined) send(parent, origin, kind, what)
  }
  const ends: (() => void)[] = []
  const view = frameView(root, notify)
  let takeEntry: ReturnType<typeof frameAddress> = () => {}
  const hear: { [Kind in keyof FromPage]: (what: FromPage[Kind]) => void } = {
    welcome({ page, ownsAddress, entry }) {
      if (ends.length > 0) return
      reportedViews.add(root)
      Object.assign(platform.scroll, view.scroll)
      platform.lockAround = view.lock
      // The frame is as tall as its page: a scrollbar would come and go while it grows.
      ends.push(
        signInOnPage(platform, { origin: origin ?? '', url: page }, notify),
        overrideStyle(document.documentElement, { overflow: 'hidden' }),
        takeLayer(event => notify('layer', { event }))
      )
      if (ownsAddress) {
        takeEntry = frameAddress(platform.address, { page, ownsAddress, entry }, notify)
        $pageEntry.set({ key: entry })
      }
      for (const event of waiting.splice(0)) notify('event', event)
    },
    view: view.show,
    route({ hash, entry }) {
      takeEntry(entry)
      if (hash !== window.location.hash) window.location.replace(`${window.location.href.split('#')[0]}${hash || '#'}`)
    },
    entry({ entry }) {
      takeEntry(entry)
      $pageEntry.set({ key: entry })
    },
    call({ name, given: args }) {
      if (calls.includes(name)) call(name, args)
    },
    answer: answer => void takeAnswer(root, platform, answer)
  }
  const disposers = [
    listen(window, ['message'], event => {
      const { source, origin: its, data } = event as MessageEvent
      if (source !== parent || !origins.includes(its)) return
      const said = readFromPage(data)
      if (!said || (said.kind !== 'welcome' && origin === undefined)) return
      origin ??= its
      ;(hear[said.kind] as (what: object) => void)(said)
    }),
    listen(
      root,
      eventNames.map(name => `storefront:${name}`),
      event => {
        const { type, detail } = event as CustomEvent
        const storefrontEvent = { name: type.slice('storefront:'.length), detail } as FromFrame['event']
        if (origin !== undefined) notify('event', storefrontEvent)
        else if (waiting.length < MOST_WAITING) waiting.push(storefrontEvent)
      }
    )
  ]
  // Events from before this was loaded.
  if (root.shadowRoot?.querySelector('[data-screen]')) waiting.push({ name: 'ready', detail: {} })
  const cart = call('cart', [])
  if (cart) waiting.push({ name: 'cart-changed', detail: { cart } })
  for (const target of origins) send(parent, target, 'hello', { hash: window.location.hash })
  return () => {
    for (const dispose of [...disposers, ...ends, view.end]) dispose()
  }
}
