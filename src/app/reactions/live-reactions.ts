import { computed } from 'nanostores'
import { apiSettings } from '../../client/http/api-settings.ts'
import { hearUser } from '../../client/live/channels.ts'
import { platform } from '../../platform/platform.ts'
import { eventsTransport } from '../../client/live/events.ts'
import { hasTransport, setTransport, type Transport } from '../../client/live/transport.ts'
import { $cart, reloadCart } from '../../stores/cart/cart.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { mergeCarts } from '../../stores/cart/merge-carts.ts'
import { dataOf } from '../../client/async-state.ts'
import { $order } from '../../stores/order/order.ts'
import { $channel, $session, $signedIn, setSession } from '../../stores/session/session.ts'
import { refreshSession } from '../../stores/session/sign-in/current-session.ts'
import { startLocationReactions } from './location-reactions.ts'

const $hasEnded = computed($order, load => {
  const order = dataOf(load)
  return order && (order.status === 'completed' || order.status === 'cancelled') ? order.id : undefined
})

function takePoints(points: number): void {
  const { userLoyaltyDetails: before } = $session.get()
  if (!before || before.points === points) return
  setSession({ userLoyaltyDetails: { ...before, points } })
  // How many of them the cart can use is the API's to say; one that becomes an order just now is no cart any more.
  if (dataOf($cart.get()) && !checkoutForm.$state.get().isSending) void reloadCart()
}

/**
 * Starts the reactions to the signed-in user's live messages and actions, which update the cart and points. Returns an
 * unsubscribe function.
 */
export function startLiveReactions(): () => void {
  const pubNub = platform().equipment?.pubNub as (() => Promise<Transport | undefined>) | undefined
  // There are no live messages before the part `common` is loaded. Tests may have set their own transport.
  const isOwn = !hasTransport()
  let isOver = false
  if (isOwn && !pubNub) setTransport(eventsTransport(apiSettings().base))
  else if (isOwn) void pubNub?.().then(transport => (isOver ? transport?.close() : setTransport(transport)))
  let endHearing: (() => void) | undefined
  const disposers = [
    startLocationReactions(),
    // The session may have ended on another device; the API knows which one it was.
    $channel.subscribe(channel => {
      endHearing?.()
      endHearing =
        channel === undefined
          ? undefined
          : hearUser(channel, points => {
              if (points === undefined) void refreshSession()
              else takePoints(points)
            })
    }),
    $signedIn.subscribe(token => {
      if (token === undefined) return
      $signedIn.set(undefined)
      void mergeCarts()
    }),
    // In case no message arrives: a finished order has earned or returned points.
    $hasEnded.listen(id => {
      if (id !== undefined) void refreshSession()
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
    endHearing?.()
    isOver = true
    if (isOwn) setTransport(undefined)
  }
}
