import { useStore } from '@nanostores/react'
import { useT } from '../../../i18n/translate.ts'
import { type Sort, sorts } from '../../../rules/menu/sorts.ts'
import { $query, changeQuery } from '../../../stores/menu/menu-query.ts'
import { Select } from '../../../ui/form/select.tsx'

/** The sort order; in a search, the menu's own order becomes the best match. */
export function SortSelect() {
  const { t } = useT()
  const { q, sort } = useStore($query)
  const options = sorts.map(value => ({
    value,
    label: t(value === 'featured' && q ? 'sort.best' : `sort.${value}`)
  }))
  return (
    <Select
      label={t('sort.label')}
      options={options}
      value={sort}
      onValue={value => changeQuery({ sort: value as Sort })}
    />
  )
}
