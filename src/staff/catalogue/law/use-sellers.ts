import { useStore } from '@nanostores/react'
import { $stores } from '../../data/stores.ts'
import { productForm } from '../edit/product-form.ts'

/** The slugs of the stores that sell any size of the product in the form. */
export function useSellers(): string[] {
  const { values } = useStore(productForm.$state)
  return useStore($stores)
    .map(({ slug }) => slug)
    .filter(slug => Object.entries(values).some(([name, value]) => value !== '' && name.endsWith(`-${slug}-on`)))
}
