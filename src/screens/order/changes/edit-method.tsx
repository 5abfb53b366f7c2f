import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { AddressCard } from '../../../components/address-card.tsx'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { Method } from '../../../contract/cart/method.ts'
import { $now } from '../../../client/now.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import { findZone } from '../../../rules/address/delivery-zones.ts'
import { methodOptions } from '../../../stores/cart/fulfilment-method.ts'
import { $deliveryPlace, type DeliveryPlace } from '../../../stores/location/deliver-to.ts'
import { editAddress, editMethod, type OrderEdit } from '../../../stores/order/changes/order-edit.ts'
import { Button } from '../../../ui/button.tsx'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { layout } from '../../../ui/layout.ts'
import { useFocusMove } from '../../../ui/overlay/use-focus-move.ts'
import type { EditingProps } from './draw-changes.ts'

interface Props extends Pick<EditingProps, 'order' | 'location' | 'address'> {
  edit: OrderEdit
}

const placeAt = (address: DeliveryAddress, { deliverySettings: { zones } }: StoreLocation): DeliveryPlace => ({
  address,
  terms: findZone(address, zones)
})

/** The address of a delivery, with its conditions. */
function Chosen({ place, currency, onEdit }: { place: DeliveryPlace; currency: string; onEdit(): void }) {
  const { t, locale } = useT()
  const minimum = place.terms?.minimum ?? 0
  return (
    <div className={layout.tight}>
      <AddressCard
        address={place.address}
        way={
          <Button kind="quiet" onClick={onEdit}>
            {t('change.address')}
          </Button>
        }
      />
      {minimum > 0 && (
        <p className={layout.small}>{t('change.least', { amount: formatMoney(minimum, locale, currency) })}</p>
      )}
      <p className={layout.small}>{t('change.atDoor')}</p>
    </div>
  )
}

/** Where the order is to be delivered from now on, with a way to another address. Focus stays in it, as one takes the other's place. */
function Place({ edit, order, location, address }: Props) {
  const { address: to } = edit
  const box = useFocusMove(to === undefined, to ? 'button' : 'input')
  const [last, setLast] = useState(to)
  const onEdit = () => {
    setLast(to)
    void editAddress(undefined)
  }
  return (
    <div ref={box}>
      {to ? (
        <Chosen place={placeAt(to, location)} currency={order.currency} onEdit={onEdit} />
      ) : (
        address({ known: last, onAddress: next => void editAddress(next) })
      )}
    </div>
  )
}

/** How the order is handed over, among the ways that its store offers, unless there is one alone; and where a delivery goes. */
export function EditMethod({ edit, order, location, address }: Props) {
  const { t, locale } = useT()
  const now = useStore($now)
  const known = useStore($deliveryPlace)
  const place = edit.address ? placeAt(edit.address, location) : known
  const options = methodOptions(location, { now, currency: order.currency, locale, place }).map(option => ({
    ...option,
    // Its time is the one chosen below.
    detail: option.value === 'delivery' ? option.detail : undefined
  }))
  return (
    <>
      {(options.length > 1 || edit.method !== order.method) && (
        <BoxChoice
          look="rows"
          legend={t('method.title')}
          showLegend
          options={options}
          value={edit.method}
          onValue={method => void editMethod(method as Method)}
        />
      )}
      {edit.method === 'curbside' && order.method !== 'curbside' && (
        <p className={layout.small}>{t('change.curbside')}</p>
      )}
      {edit.method === 'delivery' && <Place edit={edit} order={order} location={location} address={address} />}
    </>
  )
}
