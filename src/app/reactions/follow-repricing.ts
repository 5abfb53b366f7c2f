import { dataOf } from '../../client/async-state.ts'
import { atServerTime, noteServerTime } from '../../client/server-time.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { $cart, reloadCart } from '../../stores/cart/cart.ts'
import { explainRepricing } from '../../stores/cart/explain-repricing.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'

/** The shortest wait between two readings, in milliseconds, should the API's times be wrong. */
const AT_LEAST = 1000

async function reprice(before: Cart): Promise<void> {
  // The API's reply to an order that is being sent explains its own changes.
  if (checkoutForm.$state.get().isSending) return
  await reloadCart()
  const after = dataOf($cart.get())
  if (after?.id === before.id && after.version === before.version) explainRepricing(before, after)
}

/**
 * Reads the cart again when a sale or deal of it begins or ends, and explains the changes. Returns an unsubscribe function.
 */
export function followRepricing(): () => void {
  let cancel = () => {}
  const end = $cart.subscribe(load => {
    cancel()
    if (load.state !== 'ready') return
    const { pricedAt, repricedAt } = load.value
    if (pricedAt) noteServerTime(pricedAt)
    if (repricedAt) cancel = atServerTime(Date.parse(repricedAt), () => void reprice(load.value), AT_LEAST)
  })
  return () => {
    end()
    cancel()
  }
}
