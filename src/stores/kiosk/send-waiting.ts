import { platform } from '../../platform/platform.ts'
import { isUnreachable } from '../cart/offline-cart.ts'
import { placeWaiting } from './place-waiting.ts'
import { confirmPlaced } from './kiosk-checkout.ts'
import { $isSending } from './sending.ts'
import { $waitingOrders, changeWaiting, dropWaiting, type WaitingOrder } from './waiting-orders.ts'

/** How often waiting orders are tried again, in milliseconds, besides whenever the network returns. */
const TRY_EVERY = 15_000

let isBusy = false

/** Sends the orders that wait, oldest first, until the API can't be reached. Those that it refused wait for staff. */
export async function sendWaiting(): Promise<void> {
  // The shopper's own order is being sent by them.
  if (isBusy || $isSending.get()) return
  isBusy = true
  for (const order of $waitingOrders.get().filter(({ refusal }) => refusal === undefined)) {
    // Staff may have dropped it while another one was sent.
    if (!latestOf(order)) continue
    const result = await placeWaiting(order, changeWaiting)
    if (result.ok) {
      dropWaiting(order.id)
      confirmPlaced(order, result.value)
    } else if (isUnreachable(result.problem) || result.problem.code === 'rate_limited') break
    else
      changeWaiting({
        ...(latestOf(order) ?? order),
        refusal: result.problem.message || result.problem.code || result.problem.kind
      })
  }
  isBusy = false
}

const latestOf = ({ id }: WaitingOrder) => $waitingOrders.get().find(order => order.id === id)

/** Has a refused order sent again. */
export async function retryWaiting(id: string): Promise<void> {
  const order = $waitingOrders.get().find(candidate => candidate.id === id)
  if (!order) return
  const { refusal: _refusal, ...again } = order
  changeWaiting(again)
  await sendWaiting()
}

/** Sends waiting orders at the start, when the network returns, and now and then. Returns an unsubscribe function. */
export function followWaiting(): () => void {
  const { clock, onReturn } = platform()
  let cancel = () => {}
  const again = () => {
    cancel()
    cancel = clock.after(TRY_EVERY, again)
    void sendWaiting()
  }
  again()
  const end = onReturn(again)
  return () => {
    isBusy = false
    cancel()
    end()
  }
}
