import { dataOf } from '../../../client/async-state.ts'
import type { Result } from '../../../client/http/problem.ts'
import { request } from '../../../client/http/request.ts'
import { type Cart, createCart, readCart, setLine } from '../../../contract/cart/cart.ts'
import { platform } from '../../../platform/platform.ts'
import { $location, recallCarts, rememberCart } from '../../location/location.ts'
import { $cart } from '../cart.ts'
import { freshCart } from '../cart-problem.ts'
import { methodAt } from '../wanted-method.ts'

/** A quantity to be written into the cart of a store, which is created if there is none. */
interface LineChange {
  location: string
  variant: string
  quantity: number
  /** Returns true until the stores are reset: a cart that is created later is not remembered. */
  isLatest: () => boolean
}

/** How far a change has come. */
type Step =
  /** No cart is known to write into. */
  | { state: 'idle' }
  /** `isNew`: the cart was created for this change. `isRetry`: the change is sent for the second time. */
  | { state: 'sending'; cart: Cart; isNew: boolean; isRetry: boolean }
  /** Another tab was quicker, and this is its cart. */
  | { state: 'stale'; cart: Cart; isNew: boolean }
  /** The cart, or the product, was not found. */
  | { state: 'lost'; id: string; result: Result<Cart> }
  | { state: 'done'; result: Result<Cart> }

const isNotFound = (result: Result<Cart>): boolean => !result.ok && result.problem.code === 'not_found'

const sending = (cart: Cart) => ({ state: 'sending' as const, cart, isNew: false, isRetry: false })

async function begin({ location, isLatest }: LineChange): Promise<Step> {
  const result = await request(createCart, {
    body: { location, method: methodAt($location.get().detail) },
    idempotencyKey: platform().randomId()
  })
  if (!result.ok) return { state: 'done', result }
  if (isLatest()) rememberCart(location, result.value.id)
  return { ...sending(result.value), isNew: true }
}

const read = (cart: string): Promise<Result<Cart>> => request(readCart, { params: { cart } })

/** Finds the store's cart: the shown one, that of an earlier visit, or a new one. */
async function find(change: LineChange): Promise<Step> {
  const shown = dataOf($cart.get())
  if (shown?.location === change.location) return sending(shown)
  const id = recallCarts()[change.location]
  if (id === undefined) return begin(change)
  const result = await read(id)
  // The saved cart became an order or expired.
  if (isNotFound(result)) return begin(change)
  return result.ok ? sending(result.value) : { state: 'done', result }
}

async function send(
  { cart, isNew, isRetry }: Step & { state: 'sending' },
  { variant, quantity }: LineChange
): Promise<Step> {
  const { id, version } = cart
  const result = await request(setLine, { params: { cart: id, variant }, body: { version, quantity } })
  const fresh = !result.ok && result.problem.code === 'stale' && !isRetry ? freshCart(result.problem) : undefined
  if (fresh) return { state: 'stale', cart: fresh, isNew }
  return isNotFound(result) && !isNew ? { state: 'lost', id, result } : { state: 'done', result }
}

function next(step: Exclude<Step, { state: 'done' }>, change: LineChange): Promise<Step> | Step {
  switch (step.state) {
    case 'idle':
      return find(change)
    case 'sending':
      return send(step, change)
    case 'stale':
      return { ...step, state: 'sending', isRetry: true }
    case 'lost':
      // Another tab placed the cart as an order; if it is still there, the product is gone.
      return read(step.id).then(cart => (isNotFound(cart) ? begin(change) : { state: 'done', result: step.result }))
  }
}

/** Writes a quantity into the cart of a store. Resolves to the changed cart, or to the reason it was refused. */
export async function writeLine(change: LineChange): Promise<Result<Cart>> {
  let step: Step = { state: 'idle' }
  while (step.state !== 'done') step = await next(step, change)
  return step.result
}
