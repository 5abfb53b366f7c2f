import { useStore } from '@nanostores/react'
import { CheckGroup } from '../ui/form/check-group.tsx'
import { $reach } from './data/rights.ts'
import { $stores } from './data/stores.ts'
import { useWords } from './staff-words.ts'

/** The words of a text field that holds a list: slugs or rights, with spaces between them. */
export const listOf = (text: string): string[] => text.split(' ').filter(word => word !== '')

/** Adds a word to such a list, or takes it out. */
export const toggled = (text: string, word: string): string => {
  const list = listOf(text)
  return (list.includes(word) ? list.filter(other => other !== word) : [...list, word]).join(' ')
}

/** The stores that such a list chooses: without any, all that the member works in, null for all stores. */
export const chosenStores = (text: string): string[] | null => {
  const { locations } = $reach.get()
  return text === '' ? locations && [...locations] : listOf(text)
}

/** Chooses stores among those of the member; nothing if there is only one. */
export function StoreGroup({ value, onValue }: { value: string; onValue(value: string): void }) {
  const { t } = useWords()
  const stores = useStore($stores)
  const isEverywhere = useStore($reach).locations === null
  if (stores.length < 2) return null
  return (
    <CheckGroup
      legend={t('systems.stores')}
      text={t(isEverywhere ? 'systems.storesText' : 'systems.ownStoresText')}
      items={stores.map(({ slug, name }) => ({
        name: slug,
        label: name,
        checked: listOf(value).includes(slug),
        onToggle: () => onValue(toggled(value, slug))
      }))}
    />
  )
}
