import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { type Product, type ProductDetail, readProduct } from '../../contract/catalog/menu.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage, type AsyncState, dataOf } from '../core/async-state.ts'
import { $menu } from './menu.ts'
import { addRecentlyViewed } from '../location/recently-viewed.ts'

/** The product whose page is open. */
export const $product = atom<AsyncState<ProductDetail>>({ state: 'idle' })

let turn = 0

/** What the menu in memory says of a product, to be shown until its details are there. */
export function outlineOf(location: string, slug: string): Product | undefined {
  const menu = dataOf($menu.get())
  return menu?.location === location ? menu.products.find(product => product.slug === slug) : undefined
}

/** Opens a product of a store. */
export async function openProduct(location: string, slug: string): Promise<void> {
  const mine = ++turn
  if (dataOf($product.get())?.slug !== slug) $product.set({ state: 'loading' })
  const result = await request(readProduct, { params: { location, product: slug } })
  if (mine !== turn) return
  if (result.ok) addRecentlyViewed(location, slug)
  $product.set(
    result.ok ? { state: 'ready', value: result.value } : { state: 'failed', problem: toUserMessage(result.problem) }
  )
}

/** Forgets the product. */
export function closeProduct(): void {
  turn++
  $product.set({ state: 'idle' })
}

onReset('all', closeProduct)
