import { useStore } from '@nanostores/react'
import Check from 'lucide/dist/esm/icons/check.mjs'
import { useT } from '../../../../i18n/translate.ts'
import { chooseCategory } from '../../../../stores/menu/menu-choices.ts'
import { $query } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { $sections } from '../../../../stores/menu/menu.ts'
import { checkChip } from '../../../../ui/form/check-chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { group } from './group.ts'

/** The category filter, which also determines the unit of THC and CBD. */
export function CategoryChoice() {
  const { t } = useT()
  const { category: chosen } = useStore($query)
  const { category: counts } = useStore($facets)
  const sections = useStore($sections)
  const known = sections.some(({ category }) => category.slug === chosen)
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0)
  const rows = [
    { slug: undefined, name: t('find.allCategories'), count: total },
    ...sections.map(({ category: { id, slug, name } }) => ({ slug, name, count: counts.get(id)?.count ?? 0 }))
  ]
  return (
    <fieldset>
      <legend className={group.legend}>{t('find.category')}</legend>
      <div className={checkChip.row}>
        {rows.map(({ slug, name, count }) => (
          <button
            key={slug ?? ''}
            type="button"
            className={checkChip.chip}
            aria-pressed={slug === (known ? chosen : undefined)}
            onClick={() => chooseCategory(slug)}
          >
            <Icon of={Check} size={16} />
            <span>{name}</span> <span className={checkChip.count}>{count}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
