import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import type { ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import { useMay } from '../../data/rights.ts'
import { $store, $stores } from '../../data/stores.ts'
import { describeListed } from '../describe-times.ts'
import { RemovableList } from '../forms/removable-list.tsx'
import { useCatalogueWords } from '../words.ts'
import { saleTitle } from './sale.ts'
import { endWholeSale, saleGroupForm } from './sale-edits.ts'

/** The sales, each with the number of its sizes, its stores and its times; members with the right to the menu change or end them. */
export function SaleList({ sales }: { sales: readonly ListedSale[] }) {
  const { t, locale } = useCatalogueWords()
  const now = useStore($now)
  const store = useStore($store) ?? { timezone: 'America/Toronto' }
  const own = useStore($stores)
  const mayChange = useMay('menu')
  const nameOf = (slug: string) => own.find(known => known.slug === slug)?.name ?? slug
  const find = (id: string) => sales.find(sale => sale.id === id)
  return (
    <RemovableList
      title={t('sale.title')}
      empty={t('sale.none')}
      items={sales.map(sale => {
        const isOwn = mayChange && sale.stores.some(slug => own.some(known => known.slug === slug))
        return {
          id: sale.id,
          name: saleTitle(sale, locale),
          facts: [
            `${t('promo.sizes', { count: sale.sizes })} · ${sale.stores.map(nameOf).join(', ')}`,
            describeListed(sale.times, { store, now, locale })
          ],
          canOpen: isOwn,
          canRemove: isOwn
        }
      })}
      removeText={t('sale.removeText')}
      onOpen={id => {
        const sale = find(id)
        if (sale) saleGroupForm.open(sale)
      }}
      onRemove={async id => {
        const sale = find(id)
        if (sale) await endWholeSale(sale)
      }}
    />
  )
}
