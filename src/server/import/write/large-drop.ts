import { and, eq, gt } from 'drizzle-orm'
import { listings, products, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { BrokenFile } from '../read/broken-file.ts'
import type { Plan } from './plan.ts'

/** A store of which a list would take more than a third of the sizes off sale: how many of how many. */
export interface Drop {
  store: string
  lost: number
  of: number
}

/** A list would take more than a third of a store's sizes off sale, and was not imported. */
export class LargeDrop extends BrokenFile {
  readonly drops: readonly Drop[]

  constructor(drops: readonly Drop[]) {
    super(drops.map(sentenceOf).join(' '))
    this.drops = drops
  }
}

const sentenceOf = ({ store, lost, of }: Drop): string =>
  `By this list, ${lost} of the ${of} sizes on sale at ${store} could no longer be bought: they would be sold out or off the menu.`

/** The share of a menu that a list may take off sale without a question. */
const share = 1 / 3

/** Reads the ids of the sizes that can be bought at a store. */
export async function readOnSale(tx: Transaction, locationId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.variantId })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(listings.locationId, locationId),
        eq(listings.available, true),
        gt(listings.stock, 0),
        eq(products.discontinued, false)
      )
    )
  return new Set(rows.map(row => row.id))
}

/** Returns the drop if a plan takes more than a third of the sizes that are on sale at a store off sale. */
export function largeDropOf(
  store: string,
  before: ReadonlySet<string>,
  { unlisted, listings: planned }: Pick<Plan, 'unlisted' | 'listings'>
): Drop | undefined {
  const isBought = ({ available, stock = 0 }: Plan['listings'][number]) => available !== false && stock > 0
  const off = planned.filter(row => !isBought(row)).map(row => row.variantId)
  const lost = [...new Set([...unlisted, ...off])].filter(id => before.has(id)).length
  return lost <= before.size * share ? undefined : { store, lost, of: before.size }
}
