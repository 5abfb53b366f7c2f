import { useStore } from '@nanostores/react'
import PackageSearch from 'lucide/dist/esm/icons/package-search.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Catalogue } from '../../data/catalogue.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Notice, NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { takeLostFocus } from '../../../ui/overlay/lost-focus.ts'
import { $reach } from '../../data/rights.ts'
import { useNearFocus } from '../../use-near-focus.ts'
import { $dialog, $tab } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { $closed, $opened } from '../opened.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { matchesOf, noFilter } from './filter.ts'
import { Filters } from './filters.tsx'
import type { Entry } from './list-index.ts'
import { $isAddingSale, $listFilter, $selected } from './list-state.ts'
import { ProductRow } from './product-row.tsx'
import { useEntries } from './use-entries.ts'
import { useGrowing } from './use-growing.ts'

const s = styles({
  all: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;',
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;& h2 { font-size:22px; }',
  ways: 'display:flex;flex-wrap:wrap;gap:8px;',
  count:
    'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;padding-inline:20px 16px;',
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }'
})

/** All products: searched, selected, changed together, opened or added. */
export function ProductList({ known }: { known: Catalogue }) {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const entries = useEntries(known.products)
  const brands = useMemo(
    () => [...new Set(known.products.map(({ brand }) => brand))].filter(Boolean).sort((a, b) => (a < b ? -1 : 1)),
    [known.products]
  )
  const isEverywhere = useStore($reach).locations === null
  // Its buttons come and go with the selection.
  useStore($selected)
  const nearFocus = useNearFocus()
  return (
    <div className={s.all} {...nearFocus}>
      <div className={s.head}>
        <h2 tabIndex={-1}>{t('cat.title')}</h2>
        <div className={s.ways}>
          <Button onClick={() => $dialog.set({ kind: 'draft', view: 'history' })}>{t('drafts.open')}</Button>
          {isEverywhere && (
            <Button kind="primary" onClick={() => $opened.set({ kind: 'new' })}>
              <Icon of={Plus} />
              {t('cat.add')}
            </Button>
          )}
        </div>
      </div>
      {!isEverywhere && <NoticeLine>{t('cat.ownStores')}</NoticeLine>}
      <SaleNotice />
      <Filters categories={known.categories} brands={brands} />
      {entries ? (
        <Matches entries={entries} known={known} />
      ) : (
        <Skeleton label={say('loading')}>
          <Bone height={480} radius={12} />
        </Skeleton>
      )}
    </div>
  )
}

/** Leads through a sale that is added from the promotions. */
function SaleNotice() {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const isAdding = useStore($isAddingSale)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button was in another section.
  useLayoutEffect(() => takeLostFocus(box.current), [isAdding])
  if (!isAdding) return null
  const cancel = () => {
    $isAddingSale.set(false)
    $tab.set('promotions')
  }
  return (
    <div ref={box} tabIndex={-1}>
      <NoticeLine way={<Button onClick={cancel}>{say('back')}</Button>}>{t('sale.choose')}</NoticeLine>
    </div>
  )
}

/** Adds an item to a set, or takes it out. */
function toggledIn(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

function Matches({ entries, known }: { entries: readonly Entry[]; known: Catalogue }) {
  const { t } = useCatalogueWords()
  const filter = useStore($listFilter)
  const matches = useMemo(() => matchesOf(entries, filter), [entries, filter])
  const selected = useStore($selected)
  const chosen = useMemo(() => matches.filter(({ product }) => selected.has(product.id)), [matches, selected])
  const isAll = matches.length > 0 && chosen.length === matches.length
  const toggleAll = () => $selected.set(isAll ? new Set() : new Set(matches.map(({ product }) => product.id)))
  const count = t('cat.count', { count: matches.length })
  if (matches.length === 0)
    return (
      <>
        <LiveRegion text={t('cat.none')} />
        <Notice icon={PackageSearch} title={t('cat.none')} text={t('cat.noneText')}>
          <Button onClick={() => $listFilter.set(noFilter)}>{t('cat.clear')}</Button>
        </Notice>
      </>
    )
  return (
    <>
      <LiveRegion text={chosen.length > 0 ? t('cat.selected', { count: chosen.length }) : count} />
      <div className={s.count}>
        <Check label={t('cat.selectAll', { count: matches.length })} checked={isAll} onToggle={toggleAll} />
        <p>{count}</p>
      </div>
      <BulkBar products={chosen.map(({ product }) => product)} categories={known.categories} />
      <Rows matches={matches} known={known} selected={selected} />
    </>
  )
}

interface RowsProps {
  matches: readonly Entry[]
  known: Catalogue
  selected: ReadonlySet<string>
}

function Rows({ matches, known, selected }: RowsProps) {
  const { t, locale } = useCatalogueWords()
  const filter = useStore($listFilter)
  const names = useMemo(
    () => new Map(known.categories.map(({ id, name }) => [id, inLocale(name, locale)])),
    [known.categories, locale]
  )
  const { wanted, drawn, list, more } = useGrowing(filter)
  const select = useCallback((id: string) => $selected.set(toggledIn($selected.get(), id)), [])
  const open = useCallback((id: string) => $opened.set({ kind: 'known', id }), [])
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-product="${$closed.get() ?? ''}"] button`)?.focus()
    $closed.set(undefined)
  }, [list])
  const left = matches.length - wanted
  return (
    <>
      <ul className={s.list} ref={list}>
        {matches.slice(0, drawn).map(({ product }) => (
          <ProductRow
            key={product.id}
            product={product}
            category={names.get(product.subCategoryId ?? product.categoryId) ?? ''}
            isSelected={selected.has(product.id)}
            onSelect={select}
            onOpen={open}
          />
        ))}
      </ul>
      {left > 0 && <Button onClick={more}>{t('cat.more', { count: Math.min(left, 100), left })}</Button>}
    </>
  )
}
