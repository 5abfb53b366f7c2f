import { useStore } from '@nanostores/react'
import { lockScroll } from '../../../../platform/platform.ts'
import { useT } from '../../../../i18n/translate.ts'
import { clearFilter } from '../../../../stores/menu/menu-choices.ts'
import { $results } from '../../../../stores/menu/menu-results.ts'
import { styles } from '../../../../theme/styles.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/overlay/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from '../sort-select.tsx'
import { useChosen } from '../use-chosen.ts'

const s = styles({
  sort: 'margin-bottom:20px;',
  foot: `position:sticky;inset-block-end:-24px;display:grid;grid-template-columns:minmax(0,1fr);gap:8px;margin:24px -24px -24px;padding:12px 24px calc(12px + env(safe-area-inset-bottom));
background:var(--sf-surface);border-top:1px solid var(--sf-line);`,
  two: 'grid-template-columns:auto minmax(0,1fr);gap:24px;'
})

/** The filters in a sheet, if there is no room at the products' side. */
export function FilterSheet({ onClose }: { onClose(): void }) {
  const { t } = useT()
  const { products } = useStore($results)
  const hasChosen = useChosen().length > 0
  return (
    <Sheet title={t('find.filters')} closeLabel={t('common.close')} onClose={onClose} lock={lockScroll}>
      <div className={s.sort}>
        <SortSelect field />
      </div>
      <FilterPanel />
      <div className={hasChosen ? `${s.foot} ${s.two}` : s.foot}>
        {hasChosen && (
          <Button kind="quiet" onClick={clearFilter}>
            {t('find.clear')}
          </Button>
        )}
        <Button kind="primary" wide onClick={onClose}>
          {t('find.show', { count: products.length })}
        </Button>
      </div>
    </Sheet>
  )
}
