import { seed } from '../../../demo/catalogue/index.ts'
import type { Seed, SeedProduct } from '../../../src/server/seed/types.ts'

/** Returns a demo product as another of the same kind; the first turn is the product itself. */
const again = (product: SeedProduct, turn: number): SeedProduct =>
  turn === 0
    ? product
    : {
        ...product,
        slug: `${product.slug}-${turn}`,
        name: { en: `${product.name.en} No. ${turn}`, fr: `${product.name.fr} nº ${turn}` },
        featured: false,
        // Codes are of one size alone.
        variants: product.variants.map(({ sku: _sku, gtin: _gtin, ...variant }) => variant)
      }

/** Returns the demo shop with `count` products, all at Queen West: the demo's own repeated, in every category. */
export function seedOf(count: number): Seed {
  const own = seed.products.filter(
    ({ discontinued, variants }) => !discontinued && variants.some(one => one.stock['queen-west'])
  )
  // Coprime to the number of products, so that a few products are of many kinds too and none is taken twice in a turn.
  const step = [7, 11, 13, 17].find(prime => own.length % prime !== 0) ?? 1
  const products = Array.from({ length: count }, (_, at) =>
    again(own[(at * step) % own.length] ?? own[0]!, Math.floor(at / own.length))
  )
  return { ...seed, products }
}
