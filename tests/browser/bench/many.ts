import { seed } from '../../../demo/catalogue/index.ts'
import type { Seed, SeedProduct } from '../../../demo/catalogue/types.ts'

/** A product of the demo's as another of the same kind; the first turn is the product itself. */
const again = (product: SeedProduct, turn: number): SeedProduct =>
  turn === 0
    ? product
    : {
        ...product,
        slug: `${product.slug}-${turn}`,
        name: { en: `${product.name.en} No. ${turn}`, fr: `${product.name.fr} nº ${turn}` },
        featured: false
      }

/** The demo shop with so many products, all of them at Queen West: the demo's own, over and over, in every category. */
export function seedOf(count: number): Seed {
  const own = seed.products.filter(
    ({ discontinued, variants }) => !discontinued && variants.some(one => one.stock['queen-west'])
  )
  // A step that shares no factor with their number, so that few products are of many kinds too.
  const products = Array.from({ length: count }, (_, at) =>
    again(own[(at * 7) % own.length] ?? own[0]!, Math.floor(at / own.length))
  )
  return { ...seed, products }
}
