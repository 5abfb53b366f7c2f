import { useStore } from '@nanostores/react'
import { type ComponentType, useRef } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { $query, $queryText } from '../../../stores/menu/menu-query.ts'
import { $results } from '../../../stores/menu/menu-results.ts'
import { styles } from '../../../theme/styles.ts'
import { hiddenClass } from '../../../theme/tokens.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Chips } from './chips.tsx'
import { QuickChips } from './quick-chips.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultAnnouncement } from './result-announcement.tsx'
import { SortSelect } from './sort-select.tsx'
import { useSoon } from './use-soon.ts'

const s = styles({
  view: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;min-height:600px;',
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;',
  count: 'font-variant-numeric:tabular-nums;'
})

interface Shop {
  location: string
  storeName: string
}

interface Props extends Shop {
  /** The component that renders a list of products. */
  grid: ComponentType<Shop & { products: Product[]; label: string; atOnce: boolean; onSale: boolean }>
}

/** The products that match the search and filters, in the chosen order. */
export function ResultsView({ location, storeName, grid: Grid }: Props) {
  const { t } = useT()
  const { q, onSale } = useStore($query)
  const asked = useStore($queryText)
  const results = useStore($results)
  const heading = useRef<HTMLHeadingElement>(null)
  const { products } = results
  const drawn = useSoon(results)
  const count = { count: products.length, query: q }
  const words = q ? t('find.resultsFor', count) : t('menu.count', count)
  if (results.asked === undefined)
    return (
      <div className={s.view}>
        <Skeleton label={t('find.searching')} />
      </div>
    )
  return (
    <div className={s.view}>
      <div className={s.head}>
        <h2 className={products.length > 0 ? s.count : hiddenClass} ref={heading} tabIndex={-1}>
          {words}
        </h2>
        <SortSelect />
      </div>
      <Chips heading={heading} />
      <QuickChips products={products} onChoose={() => heading.current?.focus({ preventScroll: true })} />
      {results.asked === asked && <ResultAnnouncement text={words} />}
      {products.length > 0 ? (
        drawn && (
          <Grid
            key={drawn.asked}
            products={drawn.products}
            label={words}
            location={location}
            storeName={storeName}
            onSale={onSale}
            atOnce
          />
        )
      ) : (
        <NothingFound near={results.near} unfiltered={results.unfiltered} />
      )}
    </div>
  )
}
