import { atom } from 'nanostores'
import { request } from '../api/request.ts'
import { type ProductDetail, readProduct } from '../contract/menu.ts'
import { forgetOn } from './forget.ts'
import { explain, type Load, valueOf } from './load.ts'

/** The product whose page is open. */
export const $product = atom<Load<ProductDetail>>({ state: 'idle' })

let turn = 0

/** Opens a product of a store. */
export async function openProduct(location: string, slug: string): Promise<void> {
  const mine = ++turn
  if (valueOf($product.get())?.slug !== slug) $product.set({ state: 'loading' })
  const result = await request(readProduct, { params: { location, product: slug } })
  if (mine !== turn) return
  $product.set(
    result.ok ? { state: 'ready', value: result.value } : { state: 'failed', problem: explain(result.problem) }
  )
}

/** Forgets the product. */
export function closeProduct(): void {
  turn++
  $product.set({ state: 'idle' })
}

forgetOn('all', closeProduct)
