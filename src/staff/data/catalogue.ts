import { dataOf } from '../../client/async-state.ts'
import type { Result } from '../../client/http/problem.ts'
import { itemsInShape } from '../../client/http/items-in-shape.ts'
import { request, warnOf } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import type { ReplyOf } from '../../contract/http/endpoint.ts'
import type { DraftEdit } from '../../contract/staff/drafts.ts'
import {
  type EditedProduct,
  type ListedProduct,
  listedProduct,
  readEditedProduct,
  readProducts,
  readPromotions
} from '../../contract/staff/staff-catalogue.ts'
import { draftQuery } from './drafts.ts'

/** All products by name, with the categories. */
export interface Catalogue extends Omit<ReplyOf<typeof readProducts>, 'products'> {
  products: ListedProduct[]
}

/** The catalogue as it would be with the current draft. */
export const catalogue = createResource<Catalogue>({
  scope: 'person',
  async read() {
    const result = await request(readProducts, { query: draftQuery(), isLong: true })
    if (!result.ok) return result
    const products = await itemsInShape(listedProduct, result.value.products, warnOf(readProducts))
    return { ...result, value: { ...result.value, products } }
  }
})

/** The deals and codes as they would be with the current draft. */
export const promotions = createResource<ReplyOf<typeof readPromotions>>({
  scope: 'person',
  read: () => request(readPromotions, { query: draftQuery() })
})

/** Reads a product as it would be with the current draft. */
export const readProduct = (product: string): Promise<Result<EditedProduct>> =>
  request(readEditedProduct, { params: { product }, query: draftQuery() })

const shownFields = ['name', 'brand', 'categoryId', 'subCategoryId', 'featured', 'discontinued'] as const

/** Shows changes of products in the list before it is read again. A read under way, as of a new draft, may not have them and is dropped. */
export function noteEdits(edits: readonly DraftEdit[]): void {
  const changed = new Map<string, Partial<ListedProduct>>()
  for (const { kind, change, ids, fields } of edits) {
    if (kind !== 'product' || change !== 'set') continue
    const shown = shownFields.filter(name => fields[name]).map(name => [name, fields[name]?.to])
    for (const id of ids) changed.set(id, { ...changed.get(id), ...Object.fromEntries(shown), isEdited: true })
  }
  const known = dataOf(catalogue.$state.get())
  if (!known) return
  const products = known.products.map(product =>
    changed.has(product.id) ? { ...product, ...changed.get(product.id) } : product
  )
  catalogue.show({ ...known, products })
}
