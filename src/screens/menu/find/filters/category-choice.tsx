import { useStore } from '@nanostores/react'
import { useT } from '../../../../i18n/translate.ts'
import { chooseCategory } from '../../../../stores/menu/menu-choices.ts'
import { $query } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { $sections } from '../../../../stores/menu/menu.ts'
import { styles } from '../../../../theme/styles.ts'
import { group } from './group.ts'

const s = styles({
  row: `display:flex;align-items:center;justify-content:space-between;gap:12px;width:100%;min-height:var(--sf-target);text-align:start;
&[aria-pressed="true"] { font-weight:650;box-shadow:inset 3px 0 var(--sf-accent-edge);padding-inline-start:12px; }
&:hover { text-decoration:underline;text-underline-offset:.2em; }`,
  count: 'font-size:14px;font-weight:400;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;'
})

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
      {rows.map(({ slug, name, count }) => (
        <button
          key={slug ?? ''}
          type="button"
          className={s.row}
          aria-pressed={slug === (known ? chosen : undefined)}
          onClick={() => chooseCategory(slug)}
        >
          <span>{name}</span>
          <span className={s.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
