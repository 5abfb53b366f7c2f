import { useStore } from '@nanostores/react'
import { type ComponentType, useMemo, useState } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $featured, $specials, productsOf } from '../../stores/menu/home.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $recentlyViewed } from '../../stores/location/recently-viewed.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { CardRow } from './card/card-row.tsx'

/** Fewer than this are no row: they stand in their own section anyway. */
const LEAST = 2

interface Shop {
  location: string
  storeName: string
}

interface Props extends Shop {
  /** What draws the products that the person bought before, once it is there. */
  again: ComponentType<Shop> | undefined
}

/** What stands above the sections of a store's home: what it puts first, what is on sale, and what the shopper knows. */
export function HomeRows({ again: ReorderRow, ...props }: Props) {
  const { t } = useT()
  const featured = useStore($featured)
  const specials = useStore($specials)
  const menu = dataOf(useStore($menu))
  // As it was when the shopper came: a row that grew while they look at a product would move the list below it.
  const [slugs] = useState($recentlyViewed.get()[props.location] ?? [])
  const viewed = useMemo(() => productsOf(menu?.products ?? [], slugs), [menu, slugs])
  const isToCome = slugs.length > 0 && !menu?.complete
  const loggedIn = useStore($loggedIn)
  return (
    <>
      {featured.length >= LEAST && <CardRow {...props} title={t('row.featured')} products={featured} atOnce />}
      {specials.length >= LEAST && <CardRow {...props} title={t('row.specials')} products={specials} />}
      {loggedIn && ReorderRow && <ReorderRow {...props} />}
      {(viewed.length > 0 || isToCome) && <CardRow {...props} title={t('row.viewed')} products={viewed} />}
    </>
  )
}
