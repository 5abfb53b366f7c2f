import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { useT } from '../../../../i18n/translate.ts'
import { $hasQuery } from '../../../../stores/menu/menu-query.ts'
import { styles } from '../../../../theme/styles.ts'
import { hiddenClass } from '../../../../theme/tokens.ts'
import { Button } from '../../../../ui/button.tsx'
import { FilterPanel } from './filter-panel.tsx'

const s = styles({
  rail: `position:sticky;inset-block-start:calc(var(--sf-top) + 96px);align-self:start;max-height:calc(var(--sf-view-height) - var(--sf-edge) - 112px);
overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;padding:4px 12px 24px 4px;margin-inline-start:-4px;`,
  skip: '&:not(:focus-within) { position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%); }'
})

/** The filters at the products' side, with a skip link for keyboard users. */
export function FilterRail({ products }: { products: RefObject<HTMLElement | null> }) {
  const { t } = useT()
  const hasQuery = useStore($hasQuery)
  return (
    <aside className={s.rail} aria-labelledby="sf-filters">
      <div className={s.skip}>
        <Button kind="quiet" onClick={() => products.current?.focus({ preventScroll: true })}>
          {t('find.skip')}
        </Button>
      </div>
      <h2 className={hiddenClass} id="sf-filters">
        {t('find.filters')}
      </h2>
      <FilterPanel hasStrip={!hasQuery} />
    </aside>
  )
}
