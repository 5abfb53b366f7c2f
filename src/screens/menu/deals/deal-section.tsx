import { useStore } from '@nanostores/react'
import { useId, useMemo } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { Deal } from '../../../contract/catalog/deals.ts'
import { dealTerms, dealTime } from '../../../format/deal-terms.ts'
import { useT } from '../../../i18n/translate.ts'
import { $currency } from '../../../stores/location/business.ts'
import { $location } from '../../../stores/location/location.ts'
import { productsIn } from '../../../stores/menu/deals.ts'
import { $menu } from '../../../stores/menu/menu.ts'
import { Chip } from '../../../ui/chip.tsx'
import { layout } from '../../../ui/layout.ts'
import { CardRow } from '../card/card-row.tsx'

/** A deal with its times and terms, and a row of the products that it is on. */
export function DealSection({ deal, location }: { deal: Deal; location: string }) {
  const { locale } = useT()
  const { detail } = useStore($location)
  const menu = dataOf(useStore($menu))
  const currency = useStore($currency)
  const id = useId()
  const products = useMemo(
    () => (menu?.location === location ? productsIn(deal, menu.products, menu.categories) : []),
    [deal, menu, location]
  )
  const about = (
    <div className={layout.row}>
      {detail && <Chip tone={deal.current ? 'ok' : 'plain'}>{dealTime(deal, locale, detail)}</Chip>}
      {dealTerms(deal, locale, currency).map(term => (
        <span key={term} className={layout.small}>
          {term}
        </span>
      ))}
    </div>
  )
  if (products.length === 0)
    return (
      <section className={layout.tight} aria-labelledby={id}>
        <h2 id={id}>{deal.name}</h2>
        {about}
      </section>
    )
  return (
    <CardRow title={deal.name} products={products} location={location} storeName={detail?.name ?? ''}>
      {about}
    </CardRow>
  )
}
