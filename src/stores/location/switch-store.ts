import { createLatest } from '../../client/latest.ts'
import { request } from '../../client/http/request.ts'
import { type CartMove, moveCart, previewMove } from '../../contract/cart/cart-move.ts'
import { platform } from '../../platform/platform.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem, type AsyncState, type Problem } from '../../client/async-state.ts'
import { recallCarts, rememberCart } from './location.ts'
import { closePopup } from '../core/popup.ts'

/** A pending switch to another store while the current store's cart has items. */
interface Switch {
  from: string
  to: string
  cart: string
  /** A preview of what moving the cart would change. */
  preview: AsyncState<CartMove>
  isMoving: boolean
  /** The reason the cart could not be moved. */
  problem?: Problem | undefined
}

/** The pending switch. */
export const $switch = resettable<Switch | undefined>('all', undefined)

/** The store that the shopper decided on. */
export const $pendingStore = resettable<string | undefined>('all', undefined)

const attempts = createLatest('all')
/** The idempotency key of one move, reused for retries (SPEC C16). */
let key = ''

function set(change: Partial<Switch>): void {
  const now = $switch.get()
  if (now) $switch.set({ ...now, ...change })
}

/** Goes to a store, either the new one or the cart's own. The cart stays where it is. */
export function goTo(to: string): void {
  endSwitch()
  closePopup()
  // Reset first, so that subscribers are notified even if the store is the same as last time.
  $pendingStore.set(undefined)
  $pendingStore.set(to)
}

/** Loads a preview of the move. If the cart is empty or gone, switches without asking. */
export async function previewSwitch(): Promise<void> {
  const storeSwitch = $switch.get()
  if (!storeSwitch) return
  const isLatest = attempts.begin()
  set({ preview: { state: 'loading' } })
  const { from, to, cart } = storeSwitch
  const into = recallCarts()[to]
  const result = await request(previewMove, { params: { cart }, query: { location: to, ...(into && { into }) } })
  if (!isLatest()) return
  key = platform().randomId()
  if (result.ok && result.value.before.count > 0) set({ preview: { state: 'ready', value: result.value } })
  else if (result.ok) goTo(to)
  else if (result.problem.code === 'not_found') goWithoutCart(from, to)
  else set({ preview: { state: 'failed', problem: toProblem(result.problem) } })
}

function goWithoutCart(from: string, to: string): void {
  rememberCart(from, undefined)
  goTo(to)
}

/** Starts asking what to do with the cart. */
export function beginSwitch(storeSwitch: Pick<Switch, 'from' | 'to' | 'cart'>): void {
  $switch.set({ ...storeSwitch, preview: { state: 'loading' }, isMoving: false })
  void previewSwitch()
}

/** Moves the cart to the other store and switches. */
export async function moveAndGo(): Promise<void> {
  const storeSwitch = $switch.get()
  if (storeSwitch?.preview.state !== 'ready' || storeSwitch.isMoving) return
  const isLatest = attempts.begin()
  const { from, to, cart } = storeSwitch
  const { version } = storeSwitch.preview.value
  set({ isMoving: true, problem: undefined })
  const body = { location: to, version, into: recallCarts()[to] ?? null }
  const result = await request(moveCart, { params: { cart }, body, idempotencyKey: key })
  if (result.ok) {
    // A completed move is saved even if the shopper has navigated away.
    rememberCart(from, undefined)
    rememberCart(to, result.value.id)
    if (isLatest()) goTo(to)
    return
  }
  if (!isLatest()) return
  if (result.problem.code === 'not_found') return goWithoutCart(from, to)
  set({ isMoving: false, problem: toProblem(result.problem) })
  // Another tab changed the cart: reload the preview.
  if (result.problem.code === 'stale') await previewSwitch()
}

/** Ends the pending switch. */
export function endSwitch(): void {
  attempts.cancel()
  $switch.set(undefined)
}
