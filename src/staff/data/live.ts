import { object, safeParse, unknown } from 'valibot'
import { eventsPath, locationMessages } from '../../contract/order/events.ts'
import { $member } from './session.ts'
import { $orders, readOrders } from './orders.ts'
import { attempt } from './attempt.ts'
import { readHoursAgain } from './store-hours.ts'
import { noteStock } from './stock.ts'
import { $store, noteSwitch, readStores } from './stores.ts'

/** Interval of reading while the stream is down, and pause that gathers changes of the same moment, in milliseconds. */
const [POLL, TOGETHER] = [10_000, 50]

let stream: EventSource | undefined
let heard = ''
let due: ReturnType<typeof setTimeout> | undefined

/** Reloads the orders once, however many changes arrive in the same moment; does nothing before a store is known. */
export function refresh(): void {
  if (!$store.get()) return
  due ??= setTimeout(() => {
    due = undefined
    void attempt(async () => {
      await readOrders()
      listen()
    })
  }, TOGETHER)
}

/** Reads everything again, after messages may have been missed. */
function catchUp(): void {
  void attempt(readStores).then(refresh)
}

const isAny = object({ message: unknown() })

function take(data: string): void {
  const wrapped = safeParse(isAny, JSON.parse(data))
  if (!wrapped.success) return
  const { message } = wrapped.output
  for (const schema of locationMessages) {
    const parsed = safeParse(schema, message)
    if (!parsed.success) continue
    const store = $store.get()
    if (parsed.output.type === 'stock') noteStock(parsed.output)
    else if (parsed.output.type === 'open' && store) {
      noteSwitch(store.slug, parsed.output)
      readHoursAgain()
    }
    return
  }
  refresh()
}

/**
 * Subscribes to the selected store's channels, once, and reads the orders again afterwards: changes in between were not
 * announced.
 */
export function listen(): void {
  const [store, orders] = [$store.get(), $orders.get()]
  if (!store || orders?.slug !== store.slug) return
  const channels = `${orders.channel},location.${store.id}`
  if (channels === heard) return
  heard = channels
  stream?.close()
  stream = new EventSource(`${eventsPath}?channels=${channels}`)
  stream.addEventListener('ready', refresh)
  stream.addEventListener('missed', catchUp)
  stream.addEventListener('message', ({ data }) => take(String(data)))
}

/**
 * Polls while the stream is down, and reads again when the page is looked at or the network is back. Returns a function
 * that ends this and the stream.
 */
export function keepFresh(): () => void {
  const isOn = () => $member.get() !== null
  const poll = setInterval(() => {
    if (isOn() && stream?.readyState !== EventSource.OPEN) refresh()
  }, POLL)
  const onLook = () => {
    if (document.visibilityState === 'visible' && isOn()) refresh()
  }
  const onOnline = () => {
    if (isOn()) catchUp()
  }
  document.addEventListener('visibilitychange', onLook)
  addEventListener('online', onOnline)
  return () => {
    clearInterval(poll)
    clearTimeout(due)
    document.removeEventListener('visibilitychange', onLook)
    removeEventListener('online', onOnline)
    stream?.close()
    stream = due = undefined
    heard = ''
  }
}
