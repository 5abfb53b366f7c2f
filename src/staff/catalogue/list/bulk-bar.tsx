import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { ListedCategory, ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { layers } from '../../../theme/layers.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { $reach } from '../../data/rights.ts'
import { $tab } from '../../open-dialog.ts'
import { useCatalogueWords } from '../words.ts'
import { setProducts } from './bulk-edits.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { $isAddingSale, $selected } from './list-state.ts'
import { PriceDialog } from './price-dialog.tsx'
import { SaleDialog } from './sale-dialog.tsx'
import { saveAll } from './save-all.ts'

const s = styles({
  bar: `position:sticky;inset-block-start:0;z-index:${layers.bar};display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:8px 16px;border:1px solid var(--sf-line);
border-radius:var(--sf-radius-card);background:var(--sf-raised);box-shadow:var(--sf-shadow);
& > p { flex:1 1 160px;font-weight:650; }
@container sf (max-width: 479px) { order:1;inset-block:auto 0;display:grid;grid-template-columns:minmax(0,1fr);gap:4px;padding:8px 12px; }`,
  // On a phone the buttons are one row that scrolls, and the bar is below the list.
  ways: `display:contents;
@container sf (max-width: 479px) { display:flex;gap:8px;overflow-x:auto;padding:3px;margin:-3px;& > * { flex:none; } }`
})

interface Props {
  products: readonly ListedProduct[]
  categories: readonly ListedCategory[]
}

type Asking = 'category' | 'sale' | 'price'

/** Leads back to the promotions, if the sale was added from there. */
function endAdding(): void {
  if (!$isAddingSale.get()) return
  $isAddingSale.set(false)
  $selected.set(new Set())
  $tab.set('promotions')
}

/** The changes that can be made to all selected products together. */
export function BulkBar({ products, categories }: Props) {
  const { t } = useCatalogueWords()
  const isEverywhere = useStore($reach).locations === null
  const [asking, setAsking] = useState<Asking | undefined>()
  const isAddingSale = useStore($isAddingSale)
  if (products.length === 0) return null
  const ids = products.map(({ id }) => id)
  const set = (to: Partial<DraftFields<'product'>>) => void saveAll(setProducts(ids, to))
  const close = () => setAsking(undefined)
  const some = (is: (product: ListedProduct) => boolean) => isEverywhere && products.some(is)
  return (
    <div className={s.bar} role="group" aria-label={t('cat.bulk')}>
      <p>{t('cat.selected', { count: products.length })}</p>
      <div className={s.ways}>
        {isEverywhere && <Button onClick={() => setAsking('category')}>{t('cat.setCategory')}</Button>}
        <Button kind={isAddingSale ? 'primary' : 'plain'} onClick={() => setAsking('sale')}>
          {t('cat.setSale')}
        </Button>
        <Button onClick={() => setAsking('price')}>{t('cat.setPrice')}</Button>
        {some(({ featured }) => !featured) && (
          <Button onClick={() => set({ featured: true })}>{t('cat.feature')}</Button>
        )}
        {some(({ featured }) => featured) && (
          <Button onClick={() => set({ featured: false })}>{t('cat.unfeature')}</Button>
        )}
        {some(({ discontinued }) => !discontinued) && (
          <Button onClick={() => set({ discontinued: true })}>{t('cat.archive')}</Button>
        )}
        {some(({ discontinued }) => discontinued) && (
          <Button onClick={() => set({ discontinued: false })}>{t('cat.bringBack')}</Button>
        )}
        <Button kind="quiet" onClick={() => $selected.set(new Set())}>
          {t('cat.selectNone')}
        </Button>
      </div>
      {asking === 'category' && <CategoryDialog ids={ids} categories={categories} onClose={close} />}
      {asking === 'sale' && <SaleDialog ids={ids} onClose={close} onSaved={endAdding} />}
      {asking === 'price' && <PriceDialog ids={ids} onClose={close} />}
    </div>
  )
}
