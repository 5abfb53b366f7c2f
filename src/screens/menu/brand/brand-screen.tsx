import { useStore } from '@nanostores/react'
import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { useEffect, useMemo } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { $now } from '../../../client/now.ts'
import { BackBar } from '../../../components/back-bar.tsx'
import { CartAnnouncement } from '../../../components/cart-announcement.tsx'
import { CartLink } from '../../../components/cart-link.tsx'
import { MenuLink } from '../../../components/menu-link.tsx'
import { $locale } from '../../../i18n/locale.ts'
import { useT } from '../../../i18n/translate.ts'
import { paths } from '../../../routing/paths.ts'
import { $slug } from '../../../stores/location/location.ts'
import { closeBrand, openBrand, productsOf } from '../../../stores/menu/brand.ts'
import { $menu, reloadMenu } from '../../../stores/menu/menu.ts'
import { AsyncView } from '../../../ui/feedback/async-view.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { layout } from '../../../ui/layout.ts'
import { BrandProducts } from './brand-products.tsx'

/** The page of a brand at a store: its picture and text, if it has any, and its products. `brand` is its key in addresses. */
export function BrandScreen({ brand }: { brand: string }) {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  const locale = useStore($locale)
  const now = useStore($now)
  const load = useStore($menu)
  const menu = dataOf(load)
  const products = useMemo(
    () => (menu?.location === location ? productsOf(brand, menu.products) : []),
    [menu, location, brand]
  )
  const product = products[0]?.slug
  useEffect(() => {
    if (product !== undefined) void openBrand({ location, brand, locale, product })
  }, [location, brand, locale, product])
  useEffect(() => closeBrand, [])
  const skeleton = (
    <Skeleton label={t('brand.loading')}>
      <div className={layout.stack}>
        <Bone width={280} height={28} />
        <Bone height={312} radius={12} />
      </div>
    </Skeleton>
  )
  return (
    <section className={layout.wide} aria-label={products[0]?.brand ?? t('brand.title')}>
      <BackBar to={paths.location(location)} label={t('common.menu')}>
        <CartLink location={location} />
      </BackBar>
      <CartAnnouncement />
      <AsyncView
        load={load.state === 'idle' ? { state: 'loading' as const } : load}
        now={now}
        t={t}
        onRetry={() => void reloadMenu()}
        skeleton={skeleton}
        ways={<MenuLink location={location} />}
      >
        {({ complete }) =>
          products.length > 0 ? (
            <BrandProducts products={products} location={location} isWhole={complete} />
          ) : complete ? (
            <Notice icon={SearchX} title={t('brand.none')} text={t('brand.noneText')} top>
              <MenuLink location={location} kind="primary" />
            </Notice>
          ) : (
            skeleton
          )
        }
      </AsyncView>
    </section>
  )
}
