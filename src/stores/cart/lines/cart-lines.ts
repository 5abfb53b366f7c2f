import { createLatest } from '../../../client/latest.ts'
import { onReset, resettable } from '../../../client/reset.ts'
import { computed } from 'nanostores'
import { failed, type Result } from '../../../client/http/problem.ts'
import { request } from '../../../client/http/request.ts'
import { type Cart, createCart, readCart, setLine } from '../../../contract/cart/cart.ts'
import type { Sentence } from '../../../i18n/translate.ts'
import { platform } from '../../../platform/platform.ts'
import { $cart, $cartProblem, showCart, showCartProblem } from '../cart.ts'
import { retryOnStale } from '../retry-on-stale.ts'
import { isDown, isUnreachable, queueOffline } from '../offline-cart.ts'
import { dataOf } from '../../../client/async-state.ts'
import { $location, recallCarts, rememberCart } from '../../location/location.ts'
import { methodAt } from '../wanted-method.ts'
import { $pending } from '../../location/pending-lines.ts'
import { $pendingInStore, keyOf, clearPending, type Quantities, forCurrentStore } from './optimistic-quantities.ts'

/** Requested quantities that the server has not confirmed yet, by store and variant. */
const $wanted = resettable<Quantities>('shopper', {})

/** Requested quantities in the current store, by variant. */
const $wantedHere = forCurrentStore($wanted)

/** The quantity of each variant in the cart, by variant id, including unconfirmed changes. */
export const $quantities = computed(
  [$cart, $pendingInStore, $wantedHere],
  (load, pending, wanted): Record<string, number> => {
    const held = (dataOf(load)?.lines ?? []).map((line): [string, number] => [line.variant, line.quantity])
    return { ...Object.fromEntries(held), ...pending, ...wanted }
  }
)

/** The variants with a quantity change in flight. */
export const $busyVariants = computed($wantedHere, (wanted): ReadonlySet<string> => new Set(Object.keys(wanted)))

/**
 * The grams that the order has left, by the variants in it of which no more fits (SPEC C10). They are followed by code that
 * comes behind the first products.
 */
export const $leftBeside = resettable<Readonly<Record<string, number>>>('shopper', {})

/** Changes are sent one at a time, each based on the version that the previous one returned. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs a line change after all earlier ones have finished. */
export function enqueueChange<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}

/** The success of the last change of each variant, for clicks that were merged into it. */
const outcomes = new Map<string, boolean>()

/** Overtaken by every reset: responses to requests sent before it are dropped. */
const attempts = createLatest('shopper')

async function beginCart(location: string): Promise<Result<Cart>> {
  const isLatest = attempts.follow()
  const result = await request(createCart, {
    body: { location, method: methodAt($location.get().detail) },
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
  // The saved cart became an order or expired: create a new one.
  return !result.ok && result.problem.code === 'not_found' ? beginCart(location) : result
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
  // Another tab placed the cart as an order: create a new cart for this change.
  const created = await beginCart(location)
  return created.ok ? send(created.value, variant, quantity) : created
}

async function change(location: string, variant: string, isTry = false): Promise<boolean> {
  const key = keyOf(location, variant)
  const quantity = $wanted.get()[key]
  // This click was merged into an earlier request.
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

/** Sets the quantity of a variant; 0 removes it. Resolves to false if refused, with the reason in `$cartProblem`. */
export function setQuantity(variant: string, quantity: number): Promise<boolean> {
  const location = $location.get().detail?.slug
  if (!location) return Promise.resolve(false)
  $wanted.set({ ...$wanted.get(), [keyOf(location, variant)]: Math.max(0, quantity) })
  return enqueueChange(() => change(location, variant))
}

/**
 * Sends changes that were queued for the current store while the API was down, one by one until the API fails again.
 */
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
  // Each change takes the sentence of the one before it away; here no one has read it yet.
  if (refusals.length > 0) $cartProblem.set({ kind: 'refused', parts: refusals })
}

/** Adds a quantity of a variant to the cart. */
export const addLine = (variant: string, quantity = 1): Promise<boolean> =>
  setQuantity(variant, ($quantities.get()[variant] ?? 0) + quantity)

/** Removes a variant from the cart. */
export const removeLine = (variant: string): Promise<boolean> => setQuantity(variant, 0)

onReset('shopper', () => {
  outcomes.clear()
  queue = Promise.resolve()
})
