import { useStore } from '@nanostores/react'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { useT } from '../../i18n/translate.ts'
import { chooseMethod, $method, methodOptions } from '../../stores/cart/fulfilment-method.ts'
import { $currency } from '../../stores/location/business.ts'
import { $deliveryPlace } from '../../stores/location/deliver-to.ts'
import { Choice } from '../../ui/form/choice.tsx'

/** The fulfilment methods of a store, each with its next time or its fee (SPEC C9). */
export function MethodBar({ location, now }: { location: StoreLocation; now: number }) {
  const { t, locale } = useT()
  const method = useStore($method)
  const currency = useStore($currency)
  const place = useStore($deliveryPlace)
  const options = methodOptions(location, { now, currency, locale, place })
  return (
    <Choice
      legend={t('method.title')}
      options={options}
      value={options.some(({ value }) => value === method) ? method : (options[0]?.value ?? '')}
      onValue={value => void chooseMethod(value as Method)}
    />
  )
}
