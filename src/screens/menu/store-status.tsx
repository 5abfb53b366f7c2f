import { useStore } from '@nanostores/react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { $method } from '../../stores/cart/fulfilment-method.ts'
import { hoursView } from '../../stores/location/hours/hours.ts'
import { Chip } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { $drawDeliverTo } from './draw-deliver-to.ts'

interface Props {
  location: StoreLocation
  now: number
}

/** A store's opening status, and until when it lasts or, if it is to deliver, where to. */
export function StoreStatus({ location, now }: Props) {
  const { locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const draw = useStore($drawDeliverTo)
  const isDelivery = useStore($method) === 'delivery' && location.deliverySettings.isEnabled && !isKiosk
  const hours = hoursView(location, now, locale)
  return (
    <>
      <Chip tone={hours.isOpen ? 'ok' : 'warn'}>{hours.label}</Chip>
      {isDelivery && draw ? draw(location, now) : hours.note && <span className={layout.small}>{hours.note}</span>}
    </>
  )
}
