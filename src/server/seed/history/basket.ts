import type { Chance } from './chance.ts'
import type { Offered } from './shelf.ts'

/** A size and the packs of it in an order. */
export type Chosen = Offered & { quantity: number }

/** Ranks of forms that sell more or less than others: the higher, the less. */
const rarity: Partial<Record<Offered['product']['form'], number>> = {
  flower: 0.4,
  'pre-roll': 0.4,
  vape: 0.5,
  edible: 0.6,
  seed: 4,
  topical: 2
}

/** Of so many orders one has a pair of products that go together. */
const PAIRED = 0.05

/** Returns a function that draws the sizes of an order: a few products sell most, and some go together. */
export function basketsOf(offered: readonly Offered[], together: readonly [string, string][], chance: Chance) {
  const rankOf = ({ product: { form } }: Offered) => chance.next() * (rarity[form] ?? 1)
  const ranked = offered.map(one => ({ one, rank: rankOf(one) })).sort((a, b) => a.rank - b.rank)
  const sizesOf = (slug: string) => offered.filter(({ product }) => product.slug === slug)
  const pairs = together
    .map(([first, second]) => [sizesOf(first)[0], sizesOf(second)[0]].flatMap(one => one ?? []))
    .filter(pair => pair.length === 2)
  return (): Chosen[] => {
    const start = pairs.flatMap(pair => (chance.is(PAIRED) ? pair : [])).slice(0, 2)
    const length = Math.floor(chance.between(start.length === 0 ? 1 : 0, 4.2, 1.8))
    const more = Array.from({ length }, () => {
      const at = Math.floor(chance.between(0, ranked.length, 1.9))
      return ranked[at]?.one ?? []
    })
    const byProduct = new Map([...start, ...more.flat()].map(one => [one.product.id, one]))
    return [...byProduct.values()].map(one => ({ ...one, quantity: chance.is(0.18) ? 2 : 1 }))
  }
}
