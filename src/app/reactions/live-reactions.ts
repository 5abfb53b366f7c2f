import { computed } from 'nanostores'
import { apiSettings } from '../../api/settings.ts'
import { hearUser } from '../../realtime/channels.ts'
import { platform } from '../../platform/platform.ts'
import { eventsTransport } from '../../realtime/events.ts'
import { pubNubTransport, type PubNubSdk } from '../../realtime/pubnub.ts'
import { hasTransport, setTransport } from '../../realtime/transport.ts'
import { $cart, reloadCart } from '../../stores/cart/cart.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { mergeCarts } from '../../stores/cart/merge-carts.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $order } from '../../stores/order/order.ts'
import { $channel, $session, $signedIn, setSession } from '../../stores/session/session.ts'
import { refreshSession } from '../../stores/session/sign-in/sign-in.ts'
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

/** What follows from messages to the person who is signed in, and for their cart and points from what they do; the answer ends it. */
export function startLiveReactions(): () => void {
  const { pubNub } = platform()
  // Before all of the app is here nothing is heard; a test may have brought its own way.
  const isOwn = !hasTransport()
  if (isOwn) {
    setTransport(
      pubNub ? pubNubTransport(pubNub, () => pubNub.load() as Promise<PubNubSdk>) : eventsTransport(apiSettings().base)
    )
  }
  let endHearing: (() => void) | undefined
  const ends = [
    startLocationReactions(),
    // A session that has ended may be another device's: whose, the API is asked.
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
    // Where no message comes of it: an order that has ended has brought points or given them back.
    $hasEnded.listen(id => {
      if (id !== undefined) void refreshSession()
    })
  ]
  return () => {
    for (const end of ends) end()
    endHearing?.()
    if (isOwn) setTransport(undefined)
  }
}
