import { expect, test } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { inShape } from '../../../src/contract/http/in-shape.ts'
import { menuOf } from '../../../src/stores/menu/menu-pages.ts'
import { edibles, flower, product } from '../../rules/support/products.ts'

/** Reads a menu page with these categories and products, as a back end sends it, and returns each product's category. */
function categoriesOf(categories: object[], products: object[], rest: object[] = []): Record<string, string> {
  const page = { categories, products, highlights: [], left: [], total: products.length, version: null, next: null }
  const read = (some: object[]) => {
    const parsed = inShape(readMenu.reply, { ...page, products: some })
    if (!parsed) throw new Error('The page is not in the contract.')
    return parsed
  }
  const { products: shown } = menuOf('queen-west', { first: read(products), rest: read(rest).products }, true)
  return Object.fromEntries(shown.map(({ name, category }) => [name, category]))
}

const bare = (name: string) => {
  const { category: _, ...rest } = product(name, { id: name })
  return rest
}

test('products that name no category are in the one that lists them (SPEC A3)', () => {
  const categories = [
    { ...flower, products: ['Pink', 'Later'] },
    { ...edibles, products: ['Chews', 'Elsewhere'] }
  ]
  const shown = categoriesOf(
    categories,
    [bare('Pink'), bare('Chews'), { ...bare('Null'), category: null }],
    [bare('Later')]
  )
  expect(shown).toEqual({ Pink: 'c1', Chews: 'c2', Null: '', Later: 'c1' })
})

test('a product that names its category stays there, and categories need no list', () => {
  const categories = [
    { ...flower, products: ['Chews'] },
    { ...edibles, products: null },
    { ...edibles, id: 'c3' }
  ]
  const shown = categoriesOf(categories, [
    product('Chews', { id: 'Chews', category: 'c2' }),
    product('Other', { category: 'c3' })
  ])
  expect(shown).toEqual({ Chews: 'c2', Other: 'c3' })
})
