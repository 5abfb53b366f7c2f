import type { Category, Product } from '../../contract/catalog/menu.ts'
import { $locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'
import { addToIndex, createIndex, type SearchIndex } from '../../lib/search/search-index.ts'
import { indexWords } from '../../rules/menu/search/index-words.ts'
import { shouldYield, type ChunkedTask } from '../../lib/chunked-task.ts'

let index: SearchIndex<string> = createIndex()
let indexed: Product[] = []

const reads = (a: Product, b: Product | undefined): boolean =>
  a === b ||
  (a.id === b?.id && a.name === b.name && a.brand === b.brand && a.category === b.category && sizesOf(a) === sizesOf(b))

const sizesOf = ({ variants }: Product): string => variants.map(({ name }) => name).join()

/** Returns the category and subcategory names of a product. */
function shelfOf({ category, subCategory }: Product, categories: ReadonlyMap<string, Category>): string {
  const match = categories.get(category)
  const sub = match?.subCategory.find(({ id }) => id === subCategory)
  return `${match?.name ?? ''} ${sub?.name ?? ''}`
}

/** Returns the search index of a menu's products, by id. Existing entries are kept and new pages are added. */
export function* indexOf(products: Product[], categories: readonly Category[]): ChunkedTask<SearchIndex<string>> {
  if (!indexed.every((product, at) => reads(product, products[at]))) {
    index = createIndex()
    indexed = []
  }
  const byId = new Map(categories.map(category => [category.id, category]))
  for (let at = indexed.length; at < products.length; at++) {
    if (shouldYield(at)) yield
    const product = products[at]
    if (!product) continue
    const { id, name, strain, strainType, brand } = product
    const kind = strainType ? translate($locale.get(), `strain.${strainType}`) : ''
    const shelf = shelfOf(product, byId)
    addToIndex(index, id, [name, strain ?? '', brand, `${shelf} ${kind}`, ...indexWords(product, shelf)])
    indexed.push(product)
  }
  return index
}
