import { useStore } from '@nanostores/react'
import { dataOf } from '../../../client/async-state.ts'
import { catalogue } from '../../data/catalogue.ts'
import { $store, $stores } from '../../data/stores.ts'
import { useCatalogueWords } from '../words.ts'
import type { Facts } from './field-words.ts'

/** The facts that changes are put into words by. */
export function useFacts(): Facts {
  const { locale } = useCatalogueWords()
  const store = useStore($store)
  const stores = useStore($stores)
  const categories = dataOf(useStore(catalogue.$state))?.categories ?? []
  return {
    locale,
    store: store ?? { timezone: 'America/Toronto' },
    categories,
    storeName: slug => stores.find(known => known.slug === slug)?.name ?? slug
  }
}
