import { useStore } from '@nanostores/react'
import { CheckGroup } from '../../ui/form/check-group.tsx'
import { $stores } from '../data/stores.ts'
import { listOf, toggled } from '../store-group.tsx'
import { useCatalogueWords } from './words.ts'

interface Props {
  value: string
  /** Says what choosing none means; by default, all stores of the member. */
  text?: string
  onValue(value: string): void
}

/** Chooses stores, in a text of slugs with spaces between them; without any, all of the member's. Nothing if there is one. */
export function StoreBoxes({ value, text, onValue }: Props) {
  const { t } = useCatalogueWords()
  const stores = useStore($stores)
  if (stores.length < 2) return null
  return (
    <CheckGroup
      legend={t('cat.inStores')}
      text={text ?? t('cat.inStoresText')}
      items={stores.map(({ slug, name }) => ({
        name: slug,
        label: name,
        checked: listOf(value).includes(slug),
        onToggle: () => onValue(toggled(value, slug))
      }))}
    />
  )
}

/** The slugs of the chosen stores. */
export const storesIn = (value: string): string[] =>
  value === '' ? $stores.get().map(({ slug }) => slug) : listOf(value)
