import { seed } from '../../../demo/catalogue/index.ts'
import type { Seed } from '../../../src/server/seed/types.ts'

/** Maximum number of products of a category. */
const MOST = 9

/**
 * The demo shop with some products of each category, spread over its whole list: most tests are about one, and each visit
 * loads them all.
 */
export const shortMenu: Seed = {
  ...seed,
  products: seed.categories.flatMap(({ slug }) => {
    const all = seed.products.filter(({ category }) => category === slug)
    return all.filter((_, nth) => nth % Math.ceil(all.length / MOST) === 0)
  })
}
