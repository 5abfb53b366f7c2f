import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useT } from '../../../i18n/translate.ts'
import { $query, $queryText } from '../../../stores/menu/menu-query.ts'
import { $listLengths, lengthOf, showMore } from '../../../stores/menu/list-lengths.ts'
import { $results } from '../../../stores/menu/menu-results.ts'
import { styles } from '../../../theme/styles.ts'
import { hiddenClass } from '../../../theme/tokens.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { takeLostFocus } from '../../../ui/overlay/lost-focus.ts'
import { ProductGrid } from '../grid/product-grid.tsx'
import { BrandLink } from './brand-link.tsx'
import { CategoryText } from './category-text.tsx'
import { Chips } from './chips.tsx'
import { MoreButton } from './more-button.tsx'
import { QuickChips } from './quick-chips.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultAnnouncement } from './result-announcement.tsx'
import { SortSelect } from './sort-select.tsx'
import { useLinkTarget } from './use-link-target.ts'
import { useShelfTexts } from './use-shelf-texts.ts'
import { useSoon } from './use-soon.ts'

const s = styles({
  view: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;min-height:600px;scroll-margin-top:calc(var(--sf-edge) + 88px);',
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;',
  count: 'font-variant-numeric:tabular-nums;'
})

interface Props {
  location: string
  storeName: string
}

/** Moves the focus to the element around a view that goes with the focused button, such as the one that clears the search. */
function useFocusAround(view: RefObject<HTMLElement | null>): void {
  const around = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    around.current = view.current?.parentElement ?? null
    return () => takeLostFocus(around.current)
  }, [view])
}

/** The products that match the search and filters, in the chosen order, some at first and more on demand. */
export function ResultsView({ location, storeName }: Props) {
  const { t } = useT()
  const { q, onSale } = useStore($query)
  const queryText = useStore($queryText)
  const results = useStore($results)
  const heading = useRef<HTMLHeadingElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useFocusAround(view)
  const shown = lengthOf(useStore($listLengths), queryText)
  useLinkTarget(view, heading, results.queryText)
  const { products } = results
  const drawn = useSoon(results)
  const count = { count: products.length, query: q }
  const words = q ? t('find.resultsFor', count) : t('menu.count', count)
  const nearWords = q && results.near.length > 0 ? t('find.nearSaid', { names: results.near.join(', ') }) : ''
  useShelfTexts(q !== '')
  if (results.queryText === undefined)
    return (
      <div className={s.view} ref={view}>
        <Skeleton label={t('find.searching')} />
      </div>
    )
  return (
    <div className={s.view} ref={view}>
      <div className={s.head}>
        <h2 className={products.length > 0 ? s.count : hiddenClass} ref={heading} tabIndex={-1}>
          {words}
        </h2>
        <SortSelect />
      </div>
      {q === '' && <CategoryText />}
      <BrandLink products={products} location={location} />
      <Chips heading={heading} />
      <QuickChips products={products} onChoose={() => heading.current?.focus({ preventScroll: true })} />
      {results.queryText === queryText && <ResultAnnouncement text={nearWords ? `${words}. ${nearWords}` : words} />}
      {products.length > 0 ? (
        drawn && (
          <>
            <div ref={list}>
              <ProductGrid
                key={drawn.queryText}
                products={drawn.products.slice(0, shown)}
                label={words}
                location={location}
                storeName={storeName}
                onSale={onSale}
                atOnce
              />
            </div>
            <MoreButton list={list} shown={shown} total={products.length} onMore={() => showMore(queryText)} />
          </>
        )
      ) : (
        <NothingFound {...results} onChoose={() => heading.current?.focus({ preventScroll: true })} />
      )}
    </div>
  )
}
