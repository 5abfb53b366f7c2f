import type { Listing } from '../../../../src/contract/staff/staff.ts'
import { noteStock } from './shelf.ts'
import { state, store } from './store.ts'

type Message =
  | { type: 'orders' }
  | { type: 'open'; isOpen: boolean }
  | ({ type: 'stock' } & Pick<Listing, 'variant' | 'stock' | 'available'>)

let stream: EventSource | undefined
let listened = ''

/** Polling interval while the stream is down, in milliseconds. */
const POLL_EVERY = 10_000

/** Subscribes to the store; calls `onOrders` when its orders change and `onOpen` when it opens or closes. */
export function follow(onOrders: () => void, onOpen: () => void): void {
  const channels = `${state.channel},location.${store()?.id}`
  if (channels === listened) return
  listened = channels
  stream?.close()
  stream = new EventSource(`/v1/events?channels=${channels}`)
  stream.addEventListener('missed', onOrders)
  stream.addEventListener('message', ({ data }) => {
    const { message } = JSON.parse(String(data)) as { message: Message }
    if (message.type === 'orders') onOrders()
    else if (message.type === 'stock') noteStock(message)
    else {
      const here = store()
      if (here) here.isOpen = message.isOpen
      onOpen()
    }
  })
}

/** Polls for orders while the stream is down. */
export function pollWhileDeaf(onOrders: () => void): void {
  setInterval(() => {
    if (stream?.readyState !== EventSource.OPEN) onOrders()
  }, POLL_EVERY)
}
