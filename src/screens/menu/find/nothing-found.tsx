import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { useT } from '../../../i18n/translate.ts'
import { chooseCategory, clearFilter, clearQuery } from '../../../stores/menu/menu-choices.ts'
import { $query, changeQuery } from '../../../stores/menu/menu-query.ts'
import type { Results } from '../../../stores/menu/menu-results.ts'
import { $sections } from '../../../stores/menu/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useMissedSearch } from './use-missed-search.ts'

/** The number of categories to suggest if there are no similar names. */
const CATEGORIES = 4

const s = styles({
  near: 'display:grid;gap:12px;justify-items:center;flex-basis:100%;',
  names: 'display:flex;flex-wrap:wrap;justify-content:center;gap:8px;'
})

interface Props extends Pick<Results, 'near' | 'shelves' | 'unfiltered'> {
  /** Called when a way on is chosen, whose button is gone then. */
  onChoose(): void
}

/** The empty state of a search: similar names and the nearest categories, or the number of products without the filters. */
export function NothingFound({ near, shelves = [], unfiltered, onChoose }: Props) {
  const { t } = useT()
  const { q } = useStore($query)
  const searched = q !== '' && unfiltered === 0
  useMissedSearch(q, searched)
  const choose = (change: () => void) => () => {
    change()
    onChoose()
  }
  return (
    <Notice
      icon={SearchX}
      title={searched ? t('search.none', { query: q }) : t('find.none')}
      text={
        searched ? t('search.noneText') : unfiltered ? t('find.unfiltered', { count: unfiltered }) : t('find.noneText')
      }
    >
      {searched && near.length > 0 && (
        <Ways title={t('find.near')}>
          {near.map(name => (
            <Button key={name} onClick={choose(() => changeQuery({ q: name }))}>
              {name}
            </Button>
          ))}
        </Ways>
      )}
      {searched && <Shelves shelves={shelves} hasNear={near.length > 0} choose={choose} />}
      {unfiltered > 0 && <Button onClick={choose(clearFilter)}>{t('find.clearFilters')}</Button>}
      <Button kind={searched || unfiltered > 0 ? 'quiet' : 'plain'} onClick={choose(clearQuery)}>
        {t('search.clear')}
      </Button>
    </Notice>
  )
}

const Ways = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={s.near}>
    <p>{title}</p>
    <div className={s.names}>{children}</div>
  </div>
)

interface ShelvesProps {
  /** Ids of the nearest categories. */
  shelves: readonly string[]
  hasNear: boolean
  choose(change: () => void): () => void
}

/** The nearest categories; if nothing at all is near, the first ones of the menu. */
function Shelves({ shelves, hasNear, choose }: ShelvesProps) {
  const { t } = useT()
  const categories = useStore($sections).map(({ category }) => category)
  const nearest = shelves.flatMap(id => categories.find(category => category.id === id) ?? [])
  const shown = nearest.length === 0 && !hasNear ? categories.slice(0, CATEGORIES) : nearest
  if (shown.length === 0) return null
  return (
    <Ways title={t(nearest.length > 0 ? 'find.shelves' : 'find.look')}>
      {shown.map(({ id, slug, name }) => (
        <Button key={id} onClick={choose(() => chooseCategory(slug, { q: '' }))}>
          {name}
        </Button>
      ))}
    </Ways>
  )
}
