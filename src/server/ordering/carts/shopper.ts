import type { Viewer } from '../../shop/menu/view-product.ts'
import type { Caller } from '../../http/request/caller.ts'

/** The caller of a cart endpoint, with language and origin. */
export interface Shopper extends Viewer {
  caller: Caller | undefined
}
