import type { ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type ChunkedTask, shouldYield } from '../../../lib/chunked-task.ts'
import { fold } from '../../../lib/search/fold.ts'
import { inLocale } from '../words.ts'

/** A product with its texts for search and order. */
export interface Entry {
  product: ListedProduct
  /** Names in both languages and brand, folded. */
  text: string
  /** The name in the reader's language, folded. */
  key: string
}

/** Texts of products that were folded before: a change of one leaves those of the others. */
const known = new WeakMap<ListedProduct, Map<Locale, Entry>>()

function entryOf(product: ListedProduct, locale: Locale): Entry {
  const byLocale = known.get(product) ?? new Map<Locale, Entry>()
  known.set(product, byLocale)
  const entry = byLocale.get(locale) ?? {
    product,
    text: fold(`${product.name.en} ${product.name.fr} ${product.brand}`).text,
    key: fold(inLocale(product.name, locale)).text
  }
  byLocale.set(locale, entry)
  return entry
}

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

/** Makes the index of all products, sorted by name, and hands it over. */
export function* indexProducts(
  products: readonly ListedProduct[],
  locale: Locale,
  done: (entries: readonly Entry[]) => void
): ChunkedTask<void> {
  const entries: Entry[] = []
  for (const [at, product] of products.entries()) {
    entries.push(entryOf(product, locale))
    if (shouldYield(at)) yield
  }
  entries.sort(byKey)
  yield
  done(entries)
}
