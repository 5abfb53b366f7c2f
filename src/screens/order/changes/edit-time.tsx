import type { Order } from '../../../contract/order/order.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { useT } from '../../../i18n/translate.ts'
import { isInZones } from '../../../rules/address/delivery-zones.ts'
import { dayLabel, slotLabel } from '../../../stores/checkout/slots.ts'
import { editSlot, isElsewhere, keepsTime, type OrderEdit } from '../../../stores/order/changes/order-edit.ts'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface Props {
  edit: OrderEdit
  order: Order
  location: StoreLocation
  now: number
}

/** The time of an order among those that are free, its own always among them unless it has another method. */
export function EditTime({ edit, order, location, now }: Props) {
  const { t, locale } = useT()
  const label = (slot: Order['slot']) =>
    capital(`${dayLabel(slot.id.slice(0, 10), now, location, locale)}, ${slotLabel(slot, location, locale)}`)
  const free = (edit.days ?? [])
    .flatMap(({ slots }) => slots)
    .filter(slot => slot.available && slot.id !== order.slot.id)
  const own = keepsTime(edit, order) ? [order.slot] : []
  const listed = [...own, ...free].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const { address, method } = edit
  // Its times are those of the address.
  if (method === 'delivery' && !address) return null
  if (listed.length === 0)
    return <div role="status">{edit.days && <NoticeLine tone="warn">{t('change.noTimes')}</NoticeLine>}</div>
  const isMoved = method === 'delivery' && address && isElsewhere(address, order)
  // The change's own problem says that the store doesn't deliver there.
  if (isMoved && !isInZones(address, location.deliverySettings.zones)) return null
  return (
    <FieldSelect
      id="sf-change-slot"
      label={t('change.when')}
      value={edit.slot}
      options={listed.map(slot => ({ value: slot.id, label: label(slot) }))}
      onValue={slot => void editSlot(slot)}
    />
  )
}
