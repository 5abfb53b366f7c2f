import { createLatest } from '../../core/latest.ts'
import { onReset, resettable } from '../../core/reset.ts'
import { computed } from 'nanostores'
import { failed, type Result } from '../../../api/problem.ts'
import { request } from '../../../api/request.ts'
import { type Cart, createCart, readCart, setLine } from '../../../contract/cart/cart.ts'
import type { Sentence } from '../../../i18n/translate.ts'
import { platform } from '../../../platform/platform.ts'
import { $cart, $cartProblem, freshCart, showCart, showCartProblem } from '../cart.ts'
import { isDown, isUnreachable, queueOffline } from '../offline-cart.ts'
import { dataOf } from '../../core/async-state.ts'
import { $location, recallCarts, rememberCart } from '../../location/location.ts'
import { $pending } from '../../location/pending-lines.ts'
import { $pendingInStore, keyOf, clearPending, type Quantities, forCurrentStore } from './optimistic-quantities.ts'

/** What the shopper asked for and the server has not answered yet: how many, by store and variant. */
const $wanted = resettable<Quantities>('shopper', {})

/** What was asked for in the current store, by variant. */
const $wantedHere = forCurrentStore($wanted)

/** How many of each variant the cart holds, by variant id, as the shopper last asked for. */
export const $quantities = computed(
  [$cart, $pendingInStore, $wantedHere],
  (load, pending, wanted): Record<string, number> => {
    const held = (dataOf(load)?.lines ?? []).map((line): [string, number] => [line.variant, line.quantity])
    return { ...Object.fromEntries(held), ...pending, ...wanted }
  }
)

/** The variants whose quantity is on its way to the server. */
export const $busyVariants = computed($wantedHere, (wanted): ReadonlySet<string> => new Set(Object.keys(wanted)))

/** Changes go to the server one after another, each upon the version that the one before it left. */
let queue: Promise<unknown> = Promise.resolve()

/** Does something to the lines once what was asked before is done. */
export function enqueueChange<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}

/** Whether the last change of a variant was done, for the presses that it served along. */
const outcomes = new Map<string, boolean>()

/** Counts how often all was forgotten: what was sent before that is not shown and not kept when it is answered. */
const attempts = createLatest('shopper')

async function beginCart(location: string): Promise<Result<Cart>> {
  const isLatest = attempts.follow()
  const result = await request(createCart, {
    body: { location, method: 'pickup' },
    idempotencyKey: platform().randomId()
  })
  if (result.ok && isLatest()) rememberCart(location, result.value.id)
  return result
}

const isGone = async (cart: string): Promise<boolean> => {
  const result = await request(readCart, { params: { cart } })
  return !result.ok && result.problem.code === 'not_found'
}

async function currentCart(location: string): Promise<Result<Cart>> {
  const shown = dataOf($cart.get())
  if (shown?.location === location) return { ok: true, value: shown, message: '' }
  const id = recallCarts()[location]
  if (!id) return beginCart(location)
  const result = await request(readCart, { params: { cart: id } })
  // A cart that is gone became an order or ran out: a new one is begun.
  return !result.ok && result.problem.code === 'not_found' ? beginCart(location) : result
}

/** Asks for a change of a line, and where another tab was quicker, once more upon the cart as it now stands. */
export async function retryOnStale(cart: Cart, put: (to: Cart) => Promise<Result<Cart>>): Promise<Result<Cart>> {
  const result = await put(cart)
  if (result.ok || result.problem.code !== 'stale') return result
  const fresh = freshCart(result.problem)
  return fresh ? put(fresh) : result
}

const send = (cart: Cart, variant: string, quantity: number): Promise<Result<Cart>> =>
  retryOnStale(cart, to =>
    request(setLine, { params: { cart: to.id, variant }, body: { version: to.version, quantity } })
  )

async function ask(location: string, variant: string, quantity: number): Promise<Result<Cart>> {
  const begun = await currentCart(location)
  if (!begun.ok) return begun
  const result = await send(begun.value, variant, quantity)
  if (result.ok || result.problem.code !== 'not_found' || !(await isGone(begun.value.id))) return result
  // Another tab made an order of it: what is asked for begins a new one.
  const anew = await beginCart(location)
  return anew.ok ? send(anew.value, variant, quantity) : anew
}

async function change(location: string, variant: string, isTry = false): Promise<boolean> {
  const key = keyOf(location, variant)
  const quantity = $wanted.get()[key]
  // This press was sent together with one before it.
  if (quantity === undefined) return outcomes.get(key) ?? true
  const isLatest = attempts.follow()
  const result = isDown() && !isTry ? failed('offline') : await ask(location, variant, quantity)
  if (!isLatest()) return false
  const { [key]: latest, ...others } = $wanted.get()
  if (!result.ok && isUnreachable(result.problem)) {
    const isKept = queueOffline(location, variant, latest ?? quantity)
    outcomes.set(key, isKept)
    $wanted.set(others)
    return isKept
  }
  outcomes.set(key, result.ok)
  clearPending(key)
  if (result.ok) {
    $cartProblem.set(undefined)
    showCart(result.value)
  } else if (location === $location.get().detail?.slug) showCartProblem(result.problem, variant)
  if (latest === quantity || !result.ok) $wanted.set(others)
  return result.ok
}

/** Makes the cart hold so many of a variant; 0 takes it out. False when it was refused: `$cartProblem` says why. */
export function setQuantity(variant: string, quantity: number): Promise<boolean> {
  const location = $location.get().detail?.slug
  if (!location) return Promise.resolve(false)
  $wanted.set({ ...$wanted.get(), [keyOf(location, variant)]: Math.max(0, quantity) })
  return enqueueChange(() => change(location, variant))
}

/** Sends what was kept for the current store while the API was down, one after the other for as long as it answers. */
export async function sendPending(): Promise<void> {
  const isLatest = attempts.follow()
  const location = $location.get().detail?.slug
  if (!location) return
  const refusals: Sentence[] = []
  for (const [variant, quantity] of Object.entries($pendingInStore.get())) {
    const key = keyOf(location, variant)
    if ($wanted.get()[key] === undefined) $wanted.set({ ...$wanted.get(), [key]: quantity })
    await enqueueChange(() => change(location, variant, true))
    if (!isLatest() || $pending.get()[key] !== undefined) return
    const problem = $cartProblem.get()
    if (problem?.variant === variant) refusals.push(problem)
  }
  // Each change takes the sentence of the one before it away; here nobody has read it yet.
  if (refusals.length > 0) $cartProblem.set({ kind: 'refused', parts: refusals })
}

/** Puts more of a variant into the cart. */
export const addLine = (variant: string, quantity = 1): Promise<boolean> =>
  setQuantity(variant, ($quantities.get()[variant] ?? 0) + quantity)

/** Takes a variant out of the cart. */
export const removeLine = (variant: string): Promise<boolean> => setQuantity(variant, 0)

onReset('shopper', () => {
  outcomes.clear()
  queue = Promise.resolve()
})
