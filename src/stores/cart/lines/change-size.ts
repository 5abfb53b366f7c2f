import { request } from '../../../client/http/request.ts'
import { type Cart, type CartLine, setLine } from '../../../contract/cart/cart.ts'
import type { Product } from '../../../contract/catalog/menu.ts'
import { canadianLimit } from '../../../rules/cart/limit.ts'
import { type LineSize, sizesOf } from '../../../rules/cart/other-sizes.ts'
import { dataOf } from '../../../client/async-state.ts'
import { createLatest } from '../../../client/latest.ts'
import { $location } from '../../location/location.ts'
import { $menu } from '../../menu/menu.ts'
import { $cart, showCart } from '../cart.ts'
import { $cartProblem, showCartProblem } from '../cart-problem.ts'
import { isDown } from '../offline-cart.ts'
import { retryOnStale } from '../retry-on-stale.ts'
import { enqueueChange, removeLine } from './cart-lines.ts'

const attempts = createLatest('shopper')

/** Returns the product of a line if the menu has it, with the sizes that the line could have; none while the API is down. */
export function sizesFor(line: CartLine, cart: Cart): { product: Product; sizes: LineSize[] } | undefined {
  const product = dataOf($menu.get())?.products.find(candidate => candidate.id === line.product)
  if (!product || isDown()) return undefined
  const limit = $location.get().detail?.purchaseLimit ?? canadianLimit
  return { product, sizes: sizesOf(line, cart.lines, product, limit) }
}

async function change(line: CartLine, { variant, quantity }: LineSize): Promise<boolean> {
  const cart = dataOf($cart.get())
  if (!cart) return false
  const isLatest = attempts.follow()
  const result = await retryOnStale(cart, ({ id, version }) =>
    request(setLine, { params: { cart: id, variant: variant.id }, body: { version, quantity, instead: line.variant } })
  )
  if (!isLatest()) return false
  if (result.ok) {
    $cartProblem.set(undefined)
    showCart(result.value)
  } else showCartProblem(result.problem, line.variant)
  return result.ok
}

/** Changes a line to another size of its product, in its place and with its note; says so if fewer fit. */
export async function changeSize(line: CartLine, size: LineSize): Promise<void> {
  if (!(await enqueueChange(() => change(line, size)))) return
  // A back end that doesn't know of replacing has only added the other size.
  const isStill = dataOf($cart.get())?.lines.some(({ variant }) => variant === line.variant)
  if (isStill && !(await removeLine(line.variant))) return
  if (!size.isCut) return
  const name = `${line.name}, ${size.variant.name}`
  $cartProblem.set({ kind: 'refused', key: 'cart.sizeMost', params: { name, count: size.quantity } })
}
