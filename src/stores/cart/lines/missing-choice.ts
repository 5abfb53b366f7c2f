import { is } from 'valibot'
import { request } from '../../../client/http/request.ts'
import { dataOf } from '../../../client/async-state.ts'
import { createLatest } from '../../../client/latest.ts'
import type { Cart } from '../../../contract/cart/cart.ts'
import { type IfMissing, setIfMissing } from '../../../contract/cart/if-missing.ts'
import { ifMissing } from '../../../contract/cart/if-missing-choice.ts'
import { platform } from '../../../platform/platform.ts'
import { $flags } from '../../../routing/location.ts'
import { $cart, showCart } from '../cart.ts'
import { showCartProblem } from '../cart-problem.ts'
import { retryOnStale } from '../retry-on-stale.ts'
import { enqueueChange } from './cart-lines.ts'

const attempts = createLatest('shopper')

/** Returns the choice that the device remembers; undefined if there is none, and at a kiosk. */
function remembered(): IfMissing | undefined {
  const text = $flags.get().in_store ? undefined : platform().equipment?.missing.get()
  return is(ifMissing, text) ? text : undefined
}

async function send(variants: readonly string[], choice: IfMissing): Promise<void> {
  const isLatest = attempts.follow()
  const cart = dataOf($cart.get())
  const known = variants.filter(variant => cart?.lines.some(line => line.variant === variant))
  if (!cart || known.length === 0) return
  const result = await retryOnStale(cart, ({ id, version }) =>
    request(setIfMissing, { params: { cart: id }, body: { version, choice, variants: known } })
  )
  if (!isLatest()) return
  if (result.ok) showCart(result.value)
  else showCartProblem(result.problem)
}

/** Sets a line's choice for the case that the store is out of it, and remembers it on this device for the next lines. */
export function chooseIfMissing(variant: string, choice: IfMissing): Promise<void> {
  if (!$flags.get().in_store) platform().equipment?.missing.set(choice)
  return enqueueChange(() => send([variant], choice))
}

/** Gives the lines without a choice the one that the device remembers. */
export async function recallIfMissing({ lines }: Pick<Cart, 'lines'>): Promise<void> {
  const choice = remembered()
  // Without a choice, the store asks.
  if (choice === undefined || choice === 'ask') return
  const open = lines.filter(line => line.ifMissing === undefined).map(({ variant }) => variant)
  if (open.length > 0) await enqueueChange(() => send(open, choice))
}
