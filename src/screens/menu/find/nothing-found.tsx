import { useStore } from '@nanostores/react'
import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { useT } from '../../../i18n/translate.ts'
import { chooseCategory, clearFilter, clearQuery } from '../../../stores/menu/menu-choices.ts'
import { $query, changeQuery } from '../../../stores/menu/menu-query.ts'
import type { Results } from '../../../stores/menu/menu-results.ts'
import { $sections } from '../../../stores/menu/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** The number of categories to suggest if there are no similar names. */
const CATEGORIES = 4

const s = styles({
  near: 'display:grid;gap:12px;justify-items:center;flex-basis:100%;',
  names: 'display:flex;flex-wrap:wrap;justify-content:center;gap:8px;'
})

/** The empty state of a search: similar names, or the number of products without the filters. */
export function NothingFound({ near, unfiltered }: Pick<Results, 'near' | 'unfiltered'>) {
  const { t } = useT()
  const { q } = useStore($query)
  const sections = useStore($sections)
  const searched = q !== '' && unfiltered === 0
  return (
    <Notice
      icon={SearchX}
      title={searched ? t('search.none', { query: q }) : t('find.none')}
      text={
        searched ? t('search.noneText') : unfiltered ? t('find.unfiltered', { count: unfiltered }) : t('find.noneText')
      }
    >
      {searched && (
        <div className={s.near}>
          <p>{t(near.length > 0 ? 'find.near' : 'find.look')}</p>
          <div className={s.names}>
            {near.map(name => (
              <Button key={name} onClick={() => changeQuery({ q: name })}>
                {name}
              </Button>
            ))}
            {near.length === 0 &&
              sections.slice(0, CATEGORIES).map(({ category }) => (
                <Button key={category.id} onClick={() => chooseCategory(category.slug, { q: '' })}>
                  {category.name}
                </Button>
              ))}
          </div>
        </div>
      )}
      {unfiltered > 0 && <Button onClick={clearFilter}>{t('find.clearFilters')}</Button>}
      <Button kind={searched || unfiltered > 0 ? 'quiet' : 'plain'} onClick={clearQuery}>
        {t('search.clear')}
      </Button>
    </Notice>
  )
}
