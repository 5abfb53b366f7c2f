import { atom, computed } from 'nanostores'
import { safeParse } from 'valibot'
import type { ApiProblem, Result } from '../api/problem.ts'
import { request } from '../api/request.ts'
import { type Cart, cart as cartSchema, createCart, readCart, setLine } from '../contract/cart.ts'
import { env } from '../env/env.ts'
import { explain, type Load, type Problem, valueOf } from './load.ts'
import { $location, recallCarts, rememberCart } from './location.ts'

/** The cart of the current store; idle while none has been begun. */
export const $cart = atom<Load<Cart>>({ state: 'idle' })

/** How many pieces the cart holds. */
export const $cartCount = computed($cart, load => valueOf(load)?.count ?? 0)

/** How many of each variant the cart holds, by variant id. */
export const $quantities = computed($cart, load =>
  Object.fromEntries((valueOf(load)?.lines ?? []).map((line): [string, number] => [line.variant, line.quantity]))
)

/** The variants whose quantity is on its way to the server. */
export const $busyVariants = atom<ReadonlySet<string>>(new Set())

/** What the last change of the cart met with. */
export const $cartProblem = atom<(Problem & { variant?: string }) | undefined>(undefined)

let readyAt = 0
/** Changes go to the server one after another, each upon the version that the one before it left. */
let queue: Promise<unknown> = Promise.resolve()
/** Counts the carts shown, so that a late answer about another one is passed over. */
let turn = 0

function show(cart: Cart): void {
  readyAt = env().clock.now()
  $cart.set({ state: 'ready', value: cart })
}

/** The fresh cart that a refusal brings. */
function freshCart(problem: ApiProblem): Cart | undefined {
  const parsed = safeParse(cartSchema, problem.payload)
  return parsed.success ? parsed.output : undefined
}

/** A cart as it stands: the excess that a refusal speaks of is that of what was asked for, and it was not done. */
function asItStands(cart: Cart): Cart {
  const { limit } = cart.cartFull
  const exceedValue = Math.max(0, Math.round((cart.equivalent - limit) * 1000) / 1000)
  return { ...cart, cartFull: { active: exceedValue > 0, limit, exceedValue } }
}

/** Shows what a refusal or failure brought: the fresh cart where there is one, the last one otherwise. */
export function showCartProblem(problem: ApiProblem, variant?: string): void {
  const fresh = freshCart(problem)
  if (fresh) show(asItStands(fresh))
  $cartProblem.set({ ...explain(problem), ...(variant !== undefined && { variant }) })
}

/** Reads the current store's cart, when one has been begun there. */
export async function openCart(location: string): Promise<void> {
  const mine = ++turn
  const id = recallCarts()[location]
  if (!id) {
    $cart.set({ state: 'idle' })
    return
  }
  const before = valueOf($cart.get())
  const kept = before?.id === id ? before : undefined
  if (!kept) $cart.set({ state: 'loading' })
  const result = await request(readCart, { params: { cart: id } })
  if (mine !== turn) return
  if (result.ok) return show(result.value)
  const problem = explain(result.problem)
  if (problem.kind === 'not_found') return forgetCart(location)
  $cart.set(kept ? { state: 'stale', value: kept, since: readyAt, problem } : { state: 'failed', problem })
}

/** Reads the cart on show again. */
export async function reloadCart(): Promise<void> {
  const slug = $location.get().detail?.slug
  if (slug) await openCart(slug)
}

/** Forgets the cart of a store, once it has become an order. */
export function forgetCart(location: string): void {
  turn++
  rememberCart(location, undefined)
  $cart.set({ state: 'idle' })
  $cartProblem.set(undefined)
}

async function beginCart(location: string): Promise<Result<Cart>> {
  const result = await request(createCart, {
    body: { location, method: 'pickup' },
    idempotencyKey: env().randomId()
  })
  if (result.ok) rememberCart(location, result.value.id)
  return result
}

const isGone = async (cart: string): Promise<boolean> => {
  const result = await request(readCart, { params: { cart } })
  return !result.ok && result.problem.code === 'not_found'
}

async function currentCart(location: string): Promise<Result<Cart>> {
  const shown = valueOf($cart.get())
  if (shown?.location === location) return { ok: true, value: shown, message: '' }
  const id = recallCarts()[location]
  if (!id) return beginCart(location)
  const result = await request(readCart, { params: { cart: id } })
  // A cart that is gone became an order or ran out: a new one is begun.
  return !result.ok && result.problem.code === 'not_found' ? beginCart(location) : result
}

async function change(location: string, variant: string, quantityFor: (held: number) => number): Promise<boolean> {
  const mine = turn
  let begun = await currentCart(location)
  let result = begun.ok ? await send(begun.value, variant, quantityFor) : begun
  if (!result.ok && begun.ok && result.problem.code === 'not_found' && (await isGone(begun.value.id))) {
    // Another tab made an order of it: what is asked for begins a new one.
    begun = await beginCart(location)
    result = begun.ok ? await send(begun.value, variant, quantityFor) : begun
  }
  if (mine !== turn) return result.ok
  if (result.ok) {
    $cartProblem.set(undefined)
    show(result.value)
    return true
  }
  showCartProblem(result.problem, variant)
  return false
}

async function send(cart: Cart, variant: string, quantityFor: (held: number) => number): Promise<Result<Cart>> {
  const put = (to: Cart) => {
    const held = to.lines.find(line => line.variant === variant)?.quantity ?? 0
    return request(setLine, {
      params: { cart: to.id, variant },
      body: { version: to.version, quantity: Math.max(0, quantityFor(held)) }
    })
  }
  const result = await put(cart)
  if (result.ok || result.problem.code !== 'stale') return result
  // Another tab was quicker: what the shopper asked for is done upon the cart as it now stands.
  const fresh = freshCart(result.problem)
  return fresh ? put(fresh) : result
}

async function enqueue(variant: string, quantityFor: (held: number) => number): Promise<boolean> {
  const location = $location.get().detail?.slug
  if (!location) return false
  $busyVariants.set(new Set([...$busyVariants.get(), variant]))
  const done = queue.then(() => change(location, variant, quantityFor))
  queue = done.catch(() => undefined)
  try {
    return await done
  } finally {
    const busy = new Set($busyVariants.get())
    busy.delete(variant)
    $busyVariants.set(busy)
  }
}

/** Makes the cart hold so many of a variant; 0 takes it out. False when it was refused: `$cartProblem` says why. */
export const setQuantity = (variant: string, quantity: number): Promise<boolean> => enqueue(variant, () => quantity)

/** Puts more of a variant into the cart. */
export const addLine = (variant: string, quantity = 1): Promise<boolean> => enqueue(variant, held => held + quantity)

/** Takes a variant out of the cart. */
export const removeLine = (variant: string): Promise<boolean> => setQuantity(variant, 0)

/** The shopper has seen the problem. */
export function dismissCartProblem(): void {
  $cartProblem.set(undefined)
}

/** Forgets what is on show, not what is kept. */
export function closeCart(): void {
  turn++
  $cart.set({ state: 'idle' })
  $cartProblem.set(undefined)
  $busyVariants.set(new Set())
}
