import { useStore } from '@nanostores/react'
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import { useT } from '../i18n/translate.ts'
import { paths } from '../routing/paths.ts'
import { Link } from '../routing/router.tsx'
import { $cartCount } from '../stores/cart/offline-cart.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** The link to the cart with the number of its items, in the bar of a page. */
export function CartLink({ location }: { location: string }) {
  const { t } = useT()
  const count = useStore($cartCount)
  return (
    <Link to={paths.cart(location)} className={buttonClass()}>
      <Icon of={ShoppingBag} />
      {count > 0 ? t('cart.count', { count }) : t('cart.title')}
    </Link>
  )
}
