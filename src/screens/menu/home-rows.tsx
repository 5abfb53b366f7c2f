import { useStore } from '@nanostores/react'
import { type ComponentType, useMemo, useState } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $featured, $specials, productsOf } from '../../stores/menu/home.ts'
import { dataOf } from '../../client/async-state.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $recentlyViewed } from '../../stores/location/recently-viewed.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { CardRow } from './card/card-row.tsx'

interface Shop {
  location: string
  storeName: string
}

interface Props extends Shop {
  /** The component with previously ordered products, once loaded. */
  again: ComponentType<Shop> | undefined
}

/**
 * The rows above the sections of a store's home: previously ordered, featured, on sale and recently viewed products.
 */
export function HomeRows({ again: ReorderRow, ...props }: Props) {
  const { t } = useT()
  const featured = useStore($featured)
  const specials = useStore($specials)
  const menu = dataOf(useStore($menu))
  // Fixed on mount, because a row that grew while the shopper looks at a product would shift the list below it.
  const [slugs] = useState($recentlyViewed.get()[props.location] ?? [])
  const viewed = useMemo(() => productsOf(menu?.products ?? [], slugs), [menu, slugs])
  const isToCome = slugs.length > 0 && !menu?.complete
  const loggedIn = useStore($loggedIn)
  return (
    <>
      {loggedIn && ReorderRow && <ReorderRow {...props} />}
      {featured.length > 0 && <CardRow {...props} title={t('row.featured')} products={featured} nth={0} />}
      {specials.length > 0 && (
        <CardRow {...props} title={t('row.specials')} products={specials} nth={featured.length > 0 ? 1 : 0} onSale />
      )}
      {(viewed.length > 0 || isToCome) && <CardRow {...props} title={t('row.viewed')} products={viewed} />}
    </>
  )
}
