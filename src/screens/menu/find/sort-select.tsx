import { useStore } from '@nanostores/react'
import { useT } from '../../../i18n/translate.ts'
import { type Sort, sorts } from '../../../rules/menu/sorts.ts'
import { $query, changeQuery } from '../../../stores/menu/menu-query.ts'
import { $hasPackagingDates } from '../../../stores/menu/packaging-dates.ts'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Select } from '../../../ui/form/select.tsx'

/** The sort order, as a quiet pill or a field; in a search, the menu's own order becomes the best match. */
export function SortSelect({ field }: { field?: boolean }) {
  const { t } = useT()
  const { q, sort } = useStore($query)
  const hasDates = useStore($hasPackagingDates)
  const offered = sorts.filter(value => value !== 'freshest' || hasDates || sort === value)
  const options = offered.map(value => ({
    value,
    label: t(value === 'featured' && q ? 'sort.best' : `sort.${value}`)
  }))
  const Look = field ? FieldSelect : Select
  return (
    <Look
      label={t('sort.label')}
      options={options}
      value={sort}
      onValue={value => changeQuery({ sort: value as Sort })}
    />
  )
}
