import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { platform } from '../../platform/platform.ts'
import type { LocationMessage } from '../../realtime/channels.ts'
import { $business } from '../../stores/location/business.ts'
import { $cart, reloadCart } from '../../stores/cart/cart.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { onReset } from '../../stores/core/reset.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $menu, reloadMenu } from '../../stores/menu/menu.ts'
import { $product } from '../../stores/menu/product.ts'

/** Messages that come one after the other, as those of one order do, are taken over together; milliseconds. */
const TOGETHER = 50

type Stock = Extract<LocationMessage, { type: 'stock' }>

/** What was heard of sizes, by size: newer than any menu that comes while it is heard. */
const heard = new Map<string, Stock>()
let touched = new Set<string>()
let callOff: (() => void) | undefined

/** Says of a store that it has opened or closed. */
export function noteOpen(id: string, isOpen: boolean): void {
  const load = $business.get()
  if (load.state !== 'ready' && load.state !== 'stale') return
  const locations = load.value.locations.map(one => (one.id === id ? { ...one, isOpen } : one))
  $business.set({ ...load, value: { ...load.value, locations } })
}

/** A product with what was heard of its sizes; the same one where that says nothing new. */
function withHeard<Listed extends Product>(product: Listed): Listed {
  const isOther = ({ id, stock, available }: Variant) => {
    const now = heard.get(id)
    return now !== undefined && (now.stock !== stock || now.available !== available)
  }
  if (!product.variants.some(isOther)) return product
  const variants = product.variants.map(one => {
    const { stock, available } = heard.get(one.id) ?? one
    return { ...one, stock, available }
  })
  return { ...product, variants }
}

const mended = (products: Product[]): Product[] => {
  const next = products.map(product => (touched.has(product.id) ? withHeard(product) : product))
  return next.some((product, at) => product !== products[at]) ? next : products
}

/** Takes over what was heard into the menu, once all of it is there: one that is on its way is drawn as it comes. */
export function mendMenu(): void {
  const load = $menu.get()
  if (touched.size === 0 || (load.state !== 'ready' && load.state !== 'stale') || !load.value.complete) return
  const { products, highlights } = load.value
  const next = { products: mended(products), highlights: mended(highlights) }
  if (next.products !== products || next.highlights !== highlights)
    $menu.set({ ...load, value: { ...load.value, ...next } })
}

function mendProduct(): void {
  const load = $product.get()
  if (load.state !== 'ready') return
  const value = withHeard(load.value)
  if (value !== load.value) $product.set({ state: 'ready', value })
}

/** Whether the cart holds a size of which there was another number when it was read. */
const isInCart = ({ variant, stock }: Stock): boolean =>
  dataOf($cart.get())?.lines.some(line => line.variant === variant && line.stock !== stock) ?? false

function takeOver(news: readonly Stock[]): void {
  callOff = undefined
  mendMenu()
  mendProduct()
  // A cart that becomes an order just now is no cart any more.
  if (news.some(isInCart) && !checkoutForm.$state.get().isSending) void reloadCart()
  const menu = dataOf($menu.get())
  const isListed = (product: string) => menu?.products.some(({ id }) => id === product)
  // What was not on the menu before comes with it.
  if (menu?.complete && news.some(({ product, available }) => available && !isListed(product))) void reloadMenu(true)
}

let news: Stock[] = []

/** Says of a size how many are left now, and whether it is sold at all. */
export function noteStock(change: Stock): void {
  heard.set(change.variant, change)
  touched.add(change.product)
  news.push(change)
  callOff ??= platform().clock.after(TOGETHER, () => takeOver(news.splice(0)))
}

/** Says that much of the menu is another, or that it can't be told what: it is read anew behind what is on show. */
export function noteMenu(): void {
  forgetHeard()
  void reloadMenu(true)
}

/** Forgets what was heard of a store. */
export function forgetHeard(): void {
  callOff?.()
  callOff = undefined
  heard.clear()
  touched = new Set()
  news = []
}

onReset('all', forgetHeard)
