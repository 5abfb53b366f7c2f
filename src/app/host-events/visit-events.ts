import { computed, type ReadableAtom } from 'nanostores'
import type { Emit, FailedPlace } from '../../platform/host-events.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { $cartProblem } from '../../stores/cart/cart-problem.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import type { Problem } from '../../client/async-state.ts'
import { $ageGate, $business } from '../../stores/location/business.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $product } from '../../stores/menu/product.ts'
import { $order } from '../../stores/order/order.ts'
import { $loggedIn, $sessionEnd } from '../../stores/session/session.ts'
import { $accountAge, $gateIsUp, $visitorAge } from '../../stores/session/visitor-age.ts'

/** The age that decides at the gate. */
const $age = computed([$ageGate, $visitorAge, $accountAge], (mode, { detail }, account) =>
  mode === 'account' ? account : detail?.age
)

/** A store's state or the state of remote data, as far as something may be wrong in it. */
type MayFail = { state?: string; kind?: string; problem?: Problem | undefined } | undefined

const fallible: [FailedPlace, ReadableAtom<MayFail>][] = [
  ['shop', $business],
  ['menu', $menu],
  ['product', $product],
  ['cart', $cart],
  ['cart', $cartProblem],
  ['checkout', checkoutForm.$state],
  ['order', $order]
]

const followFailures = (emit: Emit) =>
  fallible.map(([where, $store]) => {
    let last: string | undefined
    return $store.subscribe(value => {
      // What failed is being tried again.
      if (value?.state === 'loading') return
      const kind = value?.problem?.kind ?? value?.kind
      if (kind && kind !== last) emit('error', { where, kind })
      last = kind
    })
  })

/** Starts the events of the visit; `wasOfAge` if it began with a confirmed age. Returns unsubscribe functions. */
export function startVisitEvents(emit: Emit, wasOfAge: boolean): (() => void)[] {
  let lastStore: string | undefined
  const takeAge = (age: number | undefined) => {
    if (age !== undefined && !$gateIsUp.get()) emit('age-passed', {})
  }
  if (!wasOfAge && $ageGate.get() !== 'account') takeAge($age.get())
  return [
    $location.subscribe(({ detail }) => {
      if (!detail || detail.slug === lastStore) return
      lastStore = detail.slug
      emit('location-changed', { location: detail.slug, name: detail.name })
    }),
    $age.listen(takeAge),
    $loggedIn.listen(isSignedIn => isSignedIn && emit('signed-in', {})),
    $sessionEnd.subscribe(end => end && emit('signed-out', { how: end.how })),
    ...followFailures(emit)
  ]
}
