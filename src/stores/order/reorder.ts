import { createLatest } from '../../client/latest.ts'
import { computed } from 'nanostores'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { type Order } from '../../contract/order/order.ts'
import { grams } from '../../format/number.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { isShown } from '../../rules/menu/visibility.ts'
import { $cartFull } from '../cart/cart-full.ts'
import { $cartProblem, dismissCartProblem } from '../cart/cart-problem.ts'
import { addLine } from '../cart/lines/cart-lines.ts'
import { resettable } from '../../client/reset.ts'
import { dataOf } from '../../client/async-state.ts'
import { $menu } from '../menu/menu.ts'
import { $loggedIn } from '../session/session.ts'
import { $myOrders, loadMyOrders } from './past-orders.ts'

/** A previously bought item that is on this store's menu. */
export interface BoughtItem {
  product: Product
  variant: Variant
  quantity: number
}

/** The progress of a reorder: the added products, and the refused ones with their reasons. */
export interface Reordering {
  /** The id of the order; undefined for the items that the menu offers. */
  order: string | undefined
  isBusy: boolean
  added: number
  refused: { name: string; why: Sentence }[]
}

/** The running or last reorder; undefined before the first. */
export const $reordering = resettable<Reordering | undefined>('person', undefined)

const attempts = createLatest('person')

/** Reads the past orders of who is signed in. Where they can't be had, nothing is offered again. */
export const loadPastOrders = async (): Promise<void> => {
  if ($loggedIn.get()) await loadMyOrders()
}

function itemsOf({ lines }: Order, products: ReadonlyMap<string, Product>): BoughtItem[] {
  return lines.flatMap(({ product: id, variant: size, quantity }) => {
    const product = products.get(id)
    const variant = product?.variants.find(candidate => candidate.id === size && candidate.available)
    return product && variant ? [{ product, variant, quantity }] : []
  })
}

/** The items of the most recent order of which this store still lists something. */
export const $boughtItems = computed([$myOrders, $menu], (past, load): BoughtItem[] => {
  const orders = dataOf(past)?.orders ?? []
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

/** An item to add to the cart again, with its name. */
interface ItemRequest {
  product: Pick<Product, 'name'>
  variant: Pick<Variant, 'id' | 'name'>
  quantity: number
}

/** Adds the items of an order to the cart one by one. A refused item doesn't stop the others. */
export async function addItems(items: readonly ItemRequest[], order?: string): Promise<void> {
  const isLatest = attempts.follow()
  let done: Reordering = { order, isBusy: true, added: 0, refused: [] }
  $reordering.set(done)
  for (const { product, variant, quantity } of items) {
    const isAdded = await addLine(variant.id, quantity)
    if (!isLatest()) return
    done = isAdded
      ? { ...done, added: done.added + quantity }
      : {
          ...done,
          refused: [...done.refused, { name: `${product.name}, ${variant.name}`, why: whyNot(variant.id) }]
        }
    $reordering.set(done)
  }
  $reordering.set({ ...done, isBusy: false })
}

/** Adds the items that the menu offers to the cart, unless a reorder is still running. */
export async function orderAgain(items: readonly ItemRequest[]): Promise<void> {
  if (!$reordering.get()?.isBusy) await addItems(items)
}
