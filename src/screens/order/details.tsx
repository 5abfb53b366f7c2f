import type { StoreLocation } from '../../contract/store/location.ts'
import type { Order } from '../../contract/order/order.ts'
import { streetOf } from '../../components/street.ts'
import { useT } from '../../i18n/translate.ts'
import { dayLabel, slotLabel } from '../../stores/checkout/slots.ts'
import { hoursOn } from '../../stores/location/hours/week.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { hasEnded } from './texts.ts'

const s = styles({
  facts: 'display:grid;gap:24px;@container sf (min-width: 480px) { grid-template-columns:1fr 1fr; }',
  title: 'font-size:16px;margin-bottom:4px;'
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A store's address and its hours on the day of the order. */
function Store({ order, location }: { order: Order; location: StoreLocation }) {
  const { t, locale } = useT()
  const { city, province } = location.address
  return (
    <div>
      <h2 className={s.title}>{location.name}</h2>
      <p>{`${streetOf(location.address, t)}, ${city} ${province}`}</p>
      <p className={layout.small}>
        {t('order.openThatDay', { hours: hoursOn(location, order.slot.id.slice(0, 10), locale) })}
      </p>
    </div>
  )
}

/** The time and place of the handover, and the documents to bring. */
export function Facts({ order, location, now }: { order: Order; location: StoreLocation | undefined; now: number }) {
  const { t, locale } = useT()
  const { address, notes, slot, method } = order
  const isBrought = method === 'delivery'
  return (
    <>
      <div className={s.facts}>
        {location && (
          <div>
            <h2 className={s.title}>{t(`order.when.${method}`)}</h2>
            <p>
              {capital(dayLabel(slot.id.slice(0, 10), now, location, locale))}, {slotLabel(slot, location, locale)}
            </p>
          </div>
        )}
        {isBrought && address && (
          <div>
            <h2 className={s.title}>{t('deliver.title')}</h2>
            <p>{[address.line1, address.unit].filter(Boolean).join(', ')}</p>
            <p>{`${address.city} ${address.province} ${address.postalCode}`}</p>
            {address.notes && <p className={layout.small}>{address.notes}</p>}
          </div>
        )}
        {location && !isBrought && <Store order={order} location={location} />}
      </div>
      {!hasEnded(order) && (
        <div>
          <h2 className={s.title}>{t(isBrought ? 'order.atDoor' : 'order.bring')}</h2>
          <p className={layout.quiet}>{t(isBrought ? 'order.bringToDoor' : 'checkout.bring')}</p>
        </div>
      )}
      {notes && (
        <div>
          <h2 className={s.title}>{t('order.notes')}</h2>
          <p className={layout.quiet}>{notes}</p>
        </div>
      )}
    </>
  )
}
