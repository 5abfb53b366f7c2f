import { useEffect, useState } from 'react'
import { inTimeSlices } from '../../../client/time-slicing.ts'
import type { ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { useCatalogueWords } from '../words.ts'
import { type Entry, indexProducts } from './list-index.ts'

/** Returns the products in their order, with their texts; undefined before the first index is made, between frames. */
export function useEntries(products: readonly ListedProduct[]): readonly Entry[] | undefined {
  const { locale } = useCatalogueWords()
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => inTimeSlices(indexProducts(products, locale, setEntries)), [products, locale])
  return entries
}
