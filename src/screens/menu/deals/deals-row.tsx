import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { useT } from '../../../i18n/translate.ts'
import { dealsPath } from '../../../routing/deals-path.ts'
import { Link } from '../../../routing/router.tsx'
import { $location } from '../../../stores/location/location.ts'
import { $deals, productsIn, type StoreDeals } from '../../../stores/menu/deals.ts'
import { $menu } from '../../../stores/menu/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CardRow } from '../card/card-row.tsx'
import { useBelowView } from '../../../ui/use-below-view.ts'

// Without the row, its place takes no room: the chips above it come into a place that is kept for them alone.
const s = styles({ row: 'margin-top:16px;' })

/** The maximum number of products in the row. */
const MOST = 12

/**
 * The products of the deals that are on, with a link to the page of all deals; the link alone before they begin. They are
 * loaded after the menu, so they are drawn while their place is below the view.
 */
export function DealsRow() {
  const shown = dataOf(useStore($deals))
  const { detail } = useStore($location)
  const place = useRef<HTMLDivElement>(null)
  const hasDeals = shown !== undefined && shown.deals.length > 0 && detail !== undefined
  const isBelow = useBelowView(place, hasDeals)
  const isShown = hasDeals && isBelow
  return (
    <div ref={place} className={isShown ? s.row : undefined}>
      {isShown && <Row shown={shown} storeName={detail.name} />}
    </div>
  )
}

function Row({ shown, storeName }: { shown: StoreDeals; storeName: string }) {
  const { t } = useT()
  const { location } = shown
  const menu = dataOf(useStore($menu))
  const products = useMemo(() => {
    const on = shown.deals.filter(({ current }) => current !== null)
    const all = on.flatMap(deal => (menu ? productsIn(deal, menu.products, menu.categories) : []))
    return [...new Set(all)].slice(0, MOST)
  }, [shown, menu])
  const way = (
    <Link to={dealsPath(location)} className={buttonClass({ kind: 'soft' })}>
      {t('deals.all')}
    </Link>
  )
  if (products.length === 0) return way
  return <CardRow title={t('deals.title')} products={products} location={location} storeName={storeName} way={way} />
}
