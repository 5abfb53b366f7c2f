import { computed } from 'nanostores'
import { hearLocation, type LocationMessage } from '../../client/live/channels.ts'
import { eventsTransport } from '../../client/live/events.ts'
import { isLive, setTransport, subscribe } from '../../client/live/transport.ts'
import { platform } from '../../platform/platform.ts'
import { hasNews } from '../orders/rules/news.ts'
import { $orders, readOrders } from './orders.ts'
import { $member, resume } from './session.ts'
import { keepReminding } from './remind.ts'
import { ring } from './sound.ts'
import { noteStock } from './stock.ts'
import { readHoursAgain } from './store-hours.ts'
import { $store, noteSwitch, readStores } from './stores.ts'

/** Interval of reading while the stream is down, and pause that gathers changes of the same moment, in milliseconds. */
const [POLL, TOGETHER] = [10_000, 50]

let cancel: (() => void) | undefined

/** Reloads the orders once, however many changes arrive in the same moment. */
export function refresh(): void {
  cancel ??= platform().clock.after(TOGETHER, () => {
    cancel = undefined
    void readOrders()
  })
}

/** Loads the stores, and the orders of the selected one. */
export async function readAll(): Promise<void> {
  await readStores()
  await readOrders()
}

/** Reads everything again, after messages may have been missed; or who is signed in, if the network was down until now. */
const catchUp = (): Promise<void> => ($member.get() ? readAll() : resume())

function take(slug: string, message: LocationMessage | undefined): void {
  if (message?.type === 'stock') noteStock(message)
  else if (message?.type === 'open') {
    noteSwitch(slug, message)
    readHoursAgain()
  } else if (!message) void catchUp()
}

/** The selected store, and the channel of its orders once they are shown. */
const $heard = computed([$store, $orders], (store, orders) =>
  store && orders?.slug === store.slug ? { store: store.id, slug: store.slug, channel: orders.channel } : undefined
)

/** Follows the channels of the selected store. Returns a function that ends this. */
function hearStore(): () => void {
  let [heard, end] = ['', () => {}]
  const stop = $heard.subscribe(next => {
    if (heard === (heard = next?.channel ?? '')) return
    end()
    if (!next) return
    const ends = [subscribe(next.channel, refresh), hearLocation(next.store, message => take(next.slug, message))]
    end = () => ends.forEach(dispose => dispose?.())
  })
  return () => {
    stop()
    end()
  }
}

/**
 * Keeps the board up to date: by messages, by polling while they can't arrive, and after the network or the page's reader is
 * back. Rings for news, and reminds of orders that wait. Returns a function that ends this.
 */
export function keepFresh(): () => void {
  setTransport(eventsTransport('', refresh))
  const poll = setInterval(() => isLive() || refresh(), POLL)
  const disposers = [
    hearStore(),
    keepReminding(),
    platform().onReturn(() => void catchUp()),
    $orders.listen((now, before) => {
      const isSame = now && before?.slug === now.slug
      if (isSame && hasNews([...before.open, ...before.ended], now.open)) ring()
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
    setTransport(undefined)
    clearInterval(poll)
    cancel?.()
    cancel = undefined
  }
}
