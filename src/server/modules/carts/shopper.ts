import type { Viewer } from '../menu/view-product.ts'
import type { Caller } from '../sessions/find-caller.ts'

/** The caller of a cart endpoint, with language and origin. */
export interface Shopper extends Viewer {
  caller: Caller | undefined
}

/** The account of a shopper; null for a guest. */
export const accountOf = ({ caller }: Pick<Shopper, 'caller'>): string | null => caller?.account.id ?? null
