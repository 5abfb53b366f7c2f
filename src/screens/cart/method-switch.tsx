import { useStore } from '@nanostores/react'
import Info from 'lucide/dist/esm/icons/info.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { useT } from '../../i18n/translate.ts'
import { $methodNews, chooseMethod, methodOptions } from '../../stores/cart/fulfilment-method.ts'
import { $deliveryPlace } from '../../stores/location/deliver-to.ts'
import { $now } from '../../client/now.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'

/** The fulfilment method, and the price differences after a change (SPEC C9). */
export function MethodSwitch({ cart, location }: { cart: Cart; location: StoreLocation }) {
  const { t, locale } = useT()
  const now = useStore($now)
  const messages = useStore($methodNews)
  const place = useStore($deliveryPlace)
  const options = methodOptions(location, { now, currency: cart.currency, locale, place })
  return (
    <div className={layout.stack}>
      {options.length > 1 && (
        <Choice
          legend={t('method.title')}
          options={options.map(({ value, label }) => ({ value, label }))}
          value={cart.method}
          onValue={method => void chooseMethod(method as Method)}
        />
      )}
      {messages.length > 0 && <NoticeLine icon={Info}>{t({ parts: messages })}</NoticeLine>}
    </div>
  )
}
