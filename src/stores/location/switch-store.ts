import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { type CartMove, moveCart, previewMove } from '../../contract/cart/cart-move.ts'
import { platform } from '../../platform/platform.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage, type AsyncState, type Problem } from '../core/async-state.ts'
import { recallCarts, rememberCart } from './location.ts'
import { closePopup } from '../core/popup.ts'

/** Another store that the shopper wants to go to, while the cart of the one they come from holds something. */
interface Switch {
  from: string
  to: string
  cart: string
  /** What moving the cart would change. */
  preview: AsyncState<CartMove>
  isMoving: boolean
  /** Why the cart could not be moved. */
  problem?: Problem | undefined
}

/** The change of store that is asked about. */
export const $switch = atom<Switch | undefined>(undefined)

/** The store that was decided for. */
export const $pendingStore = atom<string | undefined>(undefined)

let turn = 0
/** Names one move, however often it is sent (SPEC C16). */
let key = ''

function set(change: Partial<Switch>): void {
  const now = $switch.get()
  if (now) $switch.set({ ...now, ...change })
}

/** Goes on to a store, be it the other one or back to the cart's; the cart stays where it is. */
export function goTo(to: string): void {
  endSwitch()
  closePopup()
  // Told anew each time, also of the store of the time before.
  $pendingStore.set(undefined)
  $pendingStore.set(to)
}

/** Asks what moving the cart would change; a cart that is empty or gone is nothing to ask about. */
export async function previewSwitch(): Promise<void> {
  const asked = $switch.get()
  if (!asked) return
  const mine = ++turn
  set({ preview: { state: 'loading' } })
  const { from, to, cart } = asked
  const into = recallCarts()[to]
  const result = await request(previewMove, { params: { cart }, query: { location: to, ...(into && { into }) } })
  if (mine !== turn) return
  key = platform().randomId()
  if (result.ok && result.value.before.count > 0) set({ preview: { state: 'ready', value: result.value } })
  else if (result.ok) goTo(to)
  else if (result.problem.code === 'not_found') goWithoutCart(from, to)
  else set({ preview: { state: 'failed', problem: toUserMessage(result.problem) } })
}

function goWithoutCart(from: string, to: string): void {
  rememberCart(from, undefined)
  goTo(to)
}

/** Begins to ask what becomes of a cart. */
export function beginSwitch(asked: Pick<Switch, 'from' | 'to' | 'cart'>): void {
  $switch.set({ ...asked, preview: { state: 'loading' }, isMoving: false })
  void previewSwitch()
}

/** Takes the cart along to the other store. */
export async function moveAndGo(): Promise<void> {
  const asked = $switch.get()
  if (asked?.preview.state !== 'ready' || asked.isMoving) return
  const mine = ++turn
  const { from, to, cart } = asked
  const { version } = asked.preview.value
  set({ isMoving: true, problem: undefined })
  const body = { location: to, version, into: recallCarts()[to] ?? null }
  const result = await request(moveCart, { params: { cart }, body, idempotencyKey: key })
  if (result.ok) {
    // What was done is kept, even if the shopper has gone on meanwhile.
    rememberCart(from, undefined)
    rememberCart(to, result.value.id)
    if (mine === turn) goTo(to)
    return
  }
  if (mine !== turn) return
  if (result.problem.code === 'not_found') return goWithoutCart(from, to)
  set({ isMoving: false, problem: toUserMessage(result.problem) })
  // Another tab has changed the cart: what would change now is asked anew.
  if (result.problem.code === 'stale') await previewSwitch()
}

/** Asks no longer. */
export function endSwitch(): void {
  turn++
  $switch.set(undefined)
}

onReset('all', endSwitch)
