import { useStore } from '@nanostores/react'
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import { BackBar } from '../../components/back-bar.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $cartCount } from '../../stores/cart/offline-cart.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { ProductBody } from './product-body.tsx'
import { CartAnnouncement } from '../../components/cart-announcement.tsx'

/** A product opened by its URL: a page with links to the menu and the cart. */
export function ProductScreen({ location, product }: { location: string; product: string }) {
  const { t } = useT()
  const count = useStore($cartCount)
  return (
    <section className={layout.wide} aria-label={t('product.label')}>
      <BackBar to={paths.location(location)} label={t('common.menu')}>
        <Link to={paths.cart(location)} className={buttonClass()}>
          <Icon of={ShoppingBag} />
          {count > 0 ? t('cart.count', { count }) : t('cart.title')}
        </Link>
      </BackBar>
      <CartAnnouncement />
      <ProductBody location={location} product={product} ways={<MenuLink location={location} />} />
    </section>
  )
}
