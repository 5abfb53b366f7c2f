import { useStore } from '@nanostores/react'
import { lockScroll } from '../../platform/platform.ts'
import { formatGrams } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { dismissCartFull } from '../../stores/cart/cart.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { removalsFor } from '../../stores/cart/lines/make-room.ts'
import { $slug } from '../../stores/location/location.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { layout } from '../../ui/layout.ts'
import { Removals } from '../../ui/removals.tsx'

/** The cart-full notice: the purchase limit in grams, and by how much it is exceeded (SPEC A2, C10). */
export function CartFullDialog({ limit, exceedValue }: { limit: number; exceedValue: number }) {
  const { t, locale } = useT()
  const slug = useStore($slug)
  const close = () => {
    dismissCartFull()
    closePopup()
  }
  const cart = dataOf(useStore($displayCart))
  const removals = removalsFor(cart, exceedValue, locale, close)
  const left = cart ? limit - cart.equivalent : 0
  return (
    <Dialog title={t('cartFull.title')} closeLabel={t('common.close')} onClose={close} lock={lockScroll}>
      <div className={layout.stack}>
        <p>
          {t('problem.limit_exceeded', {
            limit: formatGrams(limit, locale),
            excess: formatGrams(exceedValue, locale)
          })}
        </p>
        {left > 0 && <p>{t('cartFull.left', { left: formatGrams(left, locale) })}</p>}
        {removals ? <Removals {...removals} /> : <p>{t('cartFull.what')}</p>}
        <div className={layout.row}>
          {slug && (
            <Link to={paths.cart(slug)} className={buttonClass({ kind: 'primary' })} onClick={close}>
              {t('cart.view')}
            </Link>
          )}
          <Button onClick={close}>{t('common.close')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
