import { useStore } from '@nanostores/react'
import { BackBar } from '../../components/back-bar.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { $slug } from '../../stores/location/location.ts'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { CartBody } from './cart-body.tsx'
import { CartTitle } from './cart-title.tsx'

/** The cart of a store as a page. */
export function CartScreen() {
  const { t } = useT()
  const location = useStore($slug) ?? ''
  return (
    <section className={splitLayout.page} aria-label={t('cart.title')}>
      <header className={layout.tight}>
        <BackBar to={paths.location(location)} label={t('common.menu')} />
        <CartTitle />
      </header>
      <CartBody menu={<MenuLink location={location} kind="primary" />} />
    </section>
  )
}
