import { useStore } from '@nanostores/react'
import { CartAnnouncement } from '../../components/cart-announcement.tsx'
import { useT } from '../../i18n/translate.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $location } from '../../stores/location/location.ts'
import { layout } from '../../ui/layout.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** The title of the cart, with its method and store, and its announcements; `id` labels the dialog it is shown in. */
export function CartTitle({ id }: { id?: string }) {
  const { t } = useT()
  const cart = dataOf(useStore($displayCart))
  const { detail } = useStore($location)
  const title = useKeptFocus(cart?.lines.length ?? 0)
  const Title = id ? 'h2' : 'h1'
  return (
    <div className={layout.tight}>
      <Title ref={title} id={id} tabIndex={-1} data-cart-title="">
        {t('cart.title')}
      </Title>
      <CartAnnouncement />
      {detail && (
        <p className={id ? layout.small : layout.quiet}>
          {t(`method.at.${cart?.method ?? 'pickup'}`, { store: detail.name })}
        </p>
      )}
    </div>
  )
}
