import { useStore } from '@nanostores/react'
import { lockScroll } from '../../platform/platform.ts'
import type { Variant } from '../../contract/catalog/menu.ts'
import { formatMoney } from '../../format/money.ts'
import { formatGrams } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $excess, dismissCartFull } from '../../stores/cart/cart-full.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { addLine } from '../../stores/cart/lines/cart-lines.ts'
import { sizesThatFit } from '../../stores/cart/lines/fitting-sizes.ts'
import { removalsFor } from '../../stores/cart/lines/make-room.ts'
import { $slug } from '../../stores/location/location.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { layout } from '../../ui/layout.ts'
import { Removals } from '../../ui/removals.tsx'

interface OffersProps {
  sizes: Variant[]
  currency: string
  onDone(): void
}

/** The sizes of the wanted product that still fit, to be added in one press. */
function Offers({ sizes, currency, onDone }: OffersProps) {
  const { t, locale } = useT()
  if (sizes.length === 0) return null
  return (
    <div className={layout.tight}>
      <p className={layout.small}>{t('cartFull.fits')}</p>
      <div className={layout.row}>
        {sizes.map(({ id, name: size, price, salePrice }) => (
          <Button
            key={id}
            kind="soft"
            onClick={() => {
              onDone()
              void addLine(id)
            }}
          >
            {t('cartFull.add', { size, price: formatMoney(salePrice ?? price, locale, currency) })}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The cart-full notice: the purchase limit in grams, and by how much it is exceeded (SPEC A2, C10). */
export function CartFullDialog({ limit, exceedValue }: { limit: number; exceedValue: number }) {
  const { t, locale } = useT()
  const slug = useStore($slug)
  const close = () => {
    dismissCartFull()
    closePopup()
  }
  const cart = dataOf(useStore($displayCart))
  const variant = useStore($excess)?.variant
  const sizes = sizesThatFit(cart, variant)
  const removals = removalsFor(cart, exceedValue, locale, close, variant)
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
        <Offers sizes={sizes} currency={cart?.currency ?? ''} onDone={close} />
        {removals && <Removals {...removals} />}
        {!removals && sizes.length === 0 && <p>{t('cartFull.what')}</p>}
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
