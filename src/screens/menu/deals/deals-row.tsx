import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { useT } from '../../../i18n/translate.ts'
import { dealsPath } from '../../../routing/deals-path.ts'
import { Link } from '../../../routing/router.tsx'
import { $location } from '../../../stores/location/location.ts'
import { $deals, productsIn } from '../../../stores/menu/deals.ts'
import { $menu } from '../../../stores/menu/menu.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CardRow } from '../card/card-row.tsx'

/** The maximum number of products in the row. */
const MOST = 12

/** The products of the deals that are on, with a link to the page of all deals; the link alone before they begin. */
export function DealsRow() {
  const { t } = useT()
  const shown = dataOf(useStore($deals))
  const menu = dataOf(useStore($menu))
  const { detail } = useStore($location)
  const products = useMemo(() => {
    const on = shown?.deals.filter(({ current }) => current !== null) ?? []
    const all = on.flatMap(deal => (menu ? productsIn(deal, menu.products, menu.categories) : []))
    return [...new Set(all)].slice(0, MOST)
  }, [shown, menu])
  if (!shown || shown.deals.length === 0 || !detail) return null
  const { location } = shown
  const way = (
    <Link to={dealsPath(location)} className={buttonClass({ kind: 'soft' })}>
      {t('deals.all')}
    </Link>
  )
  if (products.length === 0) return <div>{way}</div>
  return <CardRow title={t('deals.title')} products={products} location={location} storeName={detail.name} way={way} />
}
