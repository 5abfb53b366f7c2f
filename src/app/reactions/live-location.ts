import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { platform } from '../../platform/platform.ts'
import type { LocationMessage } from '../../client/live/channels.ts'
import { $business } from '../../stores/location/business.ts'
import { $cart, reloadCart } from '../../stores/cart/cart.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { onReset } from '../../client/reset.ts'
import { dataOf } from '../../client/async-state.ts'
import { $menu, reloadMenu } from '../../stores/menu/menu.ts'
import { $product, openProduct } from '../../stores/menu/product.ts'

/** The time to batch messages that arrive in quick succession, such as those of one order, in milliseconds. */
const TOGETHER = 50

type Stock = Extract<LocationMessage, { type: 'stock' }>

/** Live stock updates, by variant. They win over menu responses, which may come from a cache. */
const heard = new Map<string, Stock>()
let touched = new Set<string>()
let cancel: (() => void) | undefined

type Open = Extract<LocationMessage, { type: 'open' }>

/** Updates whether a store takes orders, or until when it pauses; its first slot with room is then another one. */
export function noteOpen(id: string, { isOpen, pausedUntil }: Open): void {
  const load = $business.get()
  if (load.state !== 'ready' && load.state !== 'stale') return
  const locations = load.value.locations.map(location =>
    location.id === id ? { ...location, isOpen, pausedUntil, firstSlots: undefined } : location
  )
  $business.set({ ...load, value: { ...load.value, locations } })
}

/** Applies live stock to a product; returns the same object if nothing changes. */
function withHeard<Listed extends Product>(product: Listed): Listed {
  const isOther = ({ id, stock, available }: Variant) => {
    const now = heard.get(id)
    return now !== undefined && (now.stock !== stock || now.available !== available)
  }
  if (!product.variants.some(isOther)) return product
  const variants = product.variants.map(variant => {
    const { stock, available } = heard.get(variant.id) ?? variant
    return { ...variant, stock, available }
  })
  return { ...product, variants }
}

const updated = (products: Product[]): Product[] => {
  const next = products.map(product => (touched.has(product.id) ? withHeard(product) : product))
  return next.some((product, at) => product !== products[at]) ? next : products
}

/** Applies live stock to the menu once it is complete. A menu that is still loading is left alone. */
export function patchMenu(): void {
  const load = $menu.get()
  if (touched.size === 0 || (load.state !== 'ready' && load.state !== 'stale') || !load.value.complete) return
  const { products, highlights } = load.value
  const next = { products: updated(products), highlights: updated(highlights) }
  if (next.products !== products || next.highlights !== highlights)
    $menu.set({ ...load, value: { ...load.value, ...next } })
}

function patchProduct(): void {
  const load = $product.get()
  if (load.state !== 'ready') return
  const value = withHeard(load.value)
  if (value !== load.value) $product.set({ state: 'ready', value })
}

/** True if the cart contains a variant whose stock has changed since the cart was loaded. */
const isInCart = ({ variant, stock }: Stock): boolean =>
  dataOf($cart.get())?.lines.some(line => line.variant === variant && line.stock !== stock) ?? false

function takeOver(changes: readonly Stock[]): void {
  cancel = undefined
  patchMenu()
  patchProduct()
  // A cart that becomes an order just now is no cart any more.
  if (changes.some(isInCart) && !checkoutForm.$state.get().isSending) void reloadCart()
  const menu = dataOf($menu.get())
  const isListed = (product: string) => menu?.products.some(({ id }) => id === product)
  // A product that is newly available is not on the loaded menu yet.
  if (menu?.complete && changes.some(({ product, available }) => available && !isListed(product))) void reloadMenu(true)
}

let recentChanges: Stock[] = []

/** Records the new stock and availability of a variant. */
export function noteStock(change: Stock): void {
  heard.set(change.variant, change)
  touched.add(change.product)
  recentChanges.push(change)
  cancel ??= platform().clock.after(TOGETHER, () => takeOver(recentChanges.splice(0)))
}

/** Reloads the menu in the background after a large or unknown change. */
export function noteMenu(): void {
  forgetHeard()
  void reloadMenu(true)
  // Its lots come with the product alone.
  const location = dataOf($menu.get())?.location
  const product = dataOf($product.get())
  if (location && product) void openProduct(location, product.slug, true)
}

/** Clears the live stock of a store. */
export function forgetHeard(): void {
  cancel?.()
  cancel = undefined
  heard.clear()
  touched = new Set()
  recentChanges = []
}

onReset('all', forgetHeard)
