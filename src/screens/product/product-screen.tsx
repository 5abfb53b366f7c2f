import { BackBar } from '../../components/back-bar.tsx'
import { CartLink } from '../../components/cart-link.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { layout } from '../../ui/layout.ts'
import { ProductBody } from './product-body.tsx'
import { CartAnnouncement } from '../../components/cart-announcement.tsx'

/** A product opened by its URL: a page with links to the menu and the cart. */
export function ProductScreen({ location, product }: { location: string; product: string }) {
  const { t } = useT()
  return (
    <section className={layout.wide} aria-label={t('product.label')}>
      <BackBar to={paths.location(location)} label={t('common.menu')}>
        <CartLink location={location} />
      </BackBar>
      <CartAnnouncement />
      <ProductBody location={location} product={product} ways={<MenuLink location={location} />} />
    </section>
  )
}
