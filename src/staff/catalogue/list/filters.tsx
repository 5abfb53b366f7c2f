import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { styles } from '../../../theme/styles.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { $stores } from '../../data/stores.ts'
import { categoryOptions } from '../category-options.ts'
import { useCatalogueWords } from '../words.ts'
import { type ListFilter, type ListState, listStates } from './filter.ts'
import { $listFilter } from './list-state.ts'

const s = styles({
  filters: `display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;
& > :first-child { grid-column:1/-1; }
@container sf (min-width: 720px) { grid-template-columns:repeat(4,minmax(0,1fr)); }
@container sf (min-width: 1160px) { grid-template-columns:2fr repeat(4,minmax(0,1fr));& > :first-child { grid-column:auto; } }`
})

interface Props {
  categories: readonly ListedCategory[]
  brands: readonly string[]
}

/** The search of the list of products: by text, category, brand, store and state. */
export function Filters({ categories, brands }: Props) {
  const { t, locale } = useCatalogueWords()
  const filter = useStore($listFilter)
  const stores = useStore($stores)
  const set = (part: Partial<ListFilter>) => $listFilter.set({ ...filter, ...part })
  return (
    <form role="search" className={s.filters} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Field
        id="cat-search"
        label={t('cat.search')}
        value={filter.q}
        onValue={q => set({ q })}
        type="search"
        autoComplete="off"
        maxLength={80}
      />
      <FieldSelect
        label={t('cat.category')}
        value={filter.category}
        options={[{ value: '', label: t('cat.anyCategory') }, ...categoryOptions(categories, locale)]}
        onValue={category => set({ category })}
      />
      <FieldSelect
        label={t('cat.brand')}
        value={filter.brand}
        options={[{ value: '', label: t('cat.anyBrand') }, ...brands.map(brand => ({ value: brand, label: brand }))]}
        onValue={brand => set({ brand })}
      />
      <FieldSelect
        label={t('cat.store')}
        value={filter.store}
        options={[
          { value: '', label: t('cat.any') },
          ...stores.map(({ slug, name }) => ({ value: slug, label: name }))
        ]}
        onValue={store => set({ store })}
      />
      <FieldSelect
        label={t('cat.state')}
        value={filter.state}
        options={listStates.map(state => ({ value: state, label: t(`cat.state.${state}`) }))}
        onValue={state => set({ state: state as ListState })}
      />
    </form>
  )
}
