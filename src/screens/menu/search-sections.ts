import type { Product } from '../../contract/menu.ts'
import type { Section } from '../../stores/menu.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const texts = new WeakMap<Product, string>()

/** What a product is found by, made once for each. */
function textOf(product: Product, category: string): string {
  let text = texts.get(product)
  if (text === undefined) {
    text = plain(`${product.name} ${product.brand} ${product.strain ?? ''} ${category}`)
    texts.set(product, text)
  }
  return text
}

/** The sections with the products that have every word of the query in their name, brand, strain or category; accents don't count. */
export function searchSections(sections: Section[], query: string): Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections
    .map(({ category, products }) => ({
      category,
      products: products.filter(product => {
        const text = textOf(product, category.name)
        return words.every(word => text.includes(word))
      })
    }))
    .filter(({ products }) => products.length > 0)
}
