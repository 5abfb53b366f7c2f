import { useStore } from '@nanostores/react'
import Info from 'lucide/dist/esm/icons/info.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { streetOf } from '../../components/street.ts'
import { useT } from '../../i18n/translate.ts'
import { $isChanging } from '../../stores/cart/change-cart.ts'
import { $methodNews, chooseMethod, methodOptions } from '../../stores/cart/fulfilment-method.ts'
import { $deliveryPlace } from '../../stores/location/deliver-to.ts'
import { $now } from '../../client/now.ts'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Deliver } from './deliver.tsx'

/** The fulfilment method: pickup, curbside or delivery. */
export function How({ cart, location }: { cart: Cart; location: StoreLocation }) {
  const { t, locale } = useT()
  const now = useStore($now)
  const messages = useStore($methodNews)
  const isChanging = useStore($isChanging)
  const place = useStore($deliveryPlace)
  const options = methodOptions(location, { now, currency: cart.currency, locale, place })
  const { address, name: store } = location
  return (
    <div className={layout.stack} aria-busy={isChanging || undefined}>
      {options.length > 1 && (
        <BoxChoice
          look="rows"
          legend={t('method.title')}
          options={options}
          value={cart.method}
          onValue={method => void chooseMethod(method as Method)}
        />
      )}
      {messages.length > 0 && <NoticeLine icon={Info}>{t({ parts: messages })}</NoticeLine>}
      {cart.method === 'delivery' ? (
        <Deliver cart={cart} location={location} />
      ) : (
        <div>
          <p>
            <strong>{t(`method.at.${cart.method}`, { store })}</strong>
          </p>
          <p className={layout.quiet}>
            {streetOf(address, t)}, {address.city} {address.province} {address.postalCode}
          </p>
          {cart.method === 'curbside' && <p className={layout.small}>{t('method.curbsideHow')}</p>}
        </div>
      )}
    </div>
  )
}
