import { useStore } from '@nanostores/react'
import { ChevronLeft, ShoppingBag } from 'lucide'
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
      <nav className={layout.bar} aria-label={t('common.here')}>
        <Link to={paths.location(location)} className={layout.back}>
          <Icon of={ChevronLeft} />
          {t('common.menu')}
        </Link>
        <Link to={paths.cart(location)} className={buttonClass()}>
          <Icon of={ShoppingBag} />
          {count > 0 ? t('cart.count', { count }) : t('cart.title')}
        </Link>
      </nav>
      <CartAnnouncement />
      <ProductBody
        location={location}
        product={product}
        ways={
          <Link to={paths.location(location)} className={buttonClass()}>
            {t('common.toMenu')}
          </Link>
        }
      />
    </section>
  )
}
