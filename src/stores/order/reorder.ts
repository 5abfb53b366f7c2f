import { createLatest } from '../core/latest.ts'
import { computed, type WritableAtom } from 'nanostores'
import { request } from '../../api/request.ts'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { type Order, readOrders } from '../../contract/order/order.ts'
import { grams } from '../../format/number.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { isShown } from '../../rules/menu/visibility.ts'
import { $cartFull, $cartProblem, dismissCartProblem } from '../cart/cart.ts'
import { addLine } from '../cart/lines/cart-lines.ts'
import { resettable } from '../core/reset.ts'
import { dataOf } from '../core/async-state.ts'
import { $menu } from '../menu/menu.ts'
import { $loggedIn } from '../session/session.ts'

/** What was bought before and is on this store's menu: the size, and how many of it. */
export interface BoughtItem {
  product: Product
  variant: Variant
  quantity: number
}

/** How an order is being put into the cart again: what was added, and what was refused and why. */
export interface Reordering {
  isBusy: boolean
  added: number
  refused: { name: string; why: Sentence }[]
}

/** The past orders of who is signed in, the latest first; none for guests. */
export const $pastOrders = resettable<readonly Order[]>('person', [])

/** What became of ordering again; undefined before. */
export const $reordering = resettable<Reordering | undefined>('person', undefined)

const attempts = createLatest('person')

/** Reads the past orders of who is signed in. Where they can't be had, nothing is offered again. */
export async function loadPastOrders(): Promise<void> {
  if (!$loggedIn.get()) return forgetPastOrders()
  const isLatest = attempts.begin()
  const result = await request(readOrders)
  if (isLatest() && result.ok) $pastOrders.set(result.value.orders)
}

function forgetPastOrders(): void {
  attempts.cancel()
  $pastOrders.set([])
  $reordering.set(undefined)
}

function itemsOf({ lines }: Order, products: ReadonlyMap<string, Product>): BoughtItem[] {
  return lines.flatMap(({ product: id, variant: size, quantity }) => {
    const product = products.get(id)
    const variant = product?.variants.find(one => one.id === size && one.available)
    return product && variant ? [{ product, variant, quantity }] : []
  })
}

/** What the last order held that this store still shows; of an older order when nothing of the last one is here. */
export const $boughtItems = computed([$pastOrders, $menu], (orders, load): BoughtItem[] => {
  if (orders.length === 0) return []
  const wanted = new Set(orders.flatMap(order => order.lines.map(line => line.product)))
  const products = new Map<string, Product>()
  for (const product of dataOf(load)?.products ?? []) {
    if (wanted.has(product.id) && isShown(product)) products.set(product.id, product)
  }
  for (const order of orders) {
    const items = itemsOf(order, products)
    if (items.length > 0) return items
  }
  return []
})

/** Why a variant was just refused. */
function whyNot(variant: string): Sentence {
  const problem = $cartProblem.get()
  if (problem?.variant === variant) {
    dismissCartProblem()
    return problem
  }
  const { limit, exceedValue } = $cartFull.get()
  return { key: 'problem.limit_exceeded', params: { limit: grams(limit), excess: grams(exceedValue) } }
}

/** What is put into the cart again, by what it is called. */
interface Wish {
  product: Pick<Product, 'name'>
  variant: Pick<Variant, 'id' | 'name'>
  quantity: number
}

/** Puts the items of an order into the cart again, one after another; what is refused does not stop the others. */
export async function orderAgain(
  items: readonly Wish[],
  $state: WritableAtom<Reordering | undefined> = $reordering
): Promise<void> {
  if ($state.get()?.isBusy) return
  const isLatest = attempts.follow()
  let done: Reordering = { isBusy: true, added: 0, refused: [] }
  $state.set(done)
  for (const { product, variant, quantity } of items) {
    const isAdded = await addLine(variant.id, quantity)
    if (!isLatest()) return
    done = isAdded
      ? { ...done, added: done.added + quantity }
      : {
          ...done,
          refused: [...done.refused, { name: `${product.name}, ${variant.name}`, why: whyNot(variant.id) }]
        }
    $state.set(done)
  }
  $state.set({ ...done, isBusy: false })
}
