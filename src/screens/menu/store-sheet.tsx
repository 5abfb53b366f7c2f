import { useStore } from '@nanostores/react'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import { callLink } from '../../contract/typed/call-link.ts'
import { formatPhone } from '../../format/phone.ts'
import { formatDistance } from '../../format/distance.ts'
import { streetOf } from '../../components/street.ts'
import { useT } from '../../i18n/translate.ts'
import { lockScroll } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { storePhone } from '../../rules/store-phone.ts'
import { dataOf } from '../../client/async-state.ts'
import { $business, $locations } from '../../stores/location/business.ts'
import { $distances } from '../../stores/location/stores-by-distance.ts'
import { weekOf } from '../../stores/location/hours/week.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'

const s = styles({
  way: 'display:flex;align-items:center;gap:12px;min-height:var(--sf-target);color:inherit;',
  week: `display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 24px;font-variant-numeric:tabular-nums;& dd { text-align:end; } & [data-today] { font-weight:650; }
& dt::first-letter { text-transform:uppercase; }`
})

interface Props {
  location: StoreLocation
  now: number
  onClose(): void
}

/** A store's address and distance, phone number, opening hours and licence, and the way to another store. */
export function StoreSheet({ location, now, onClose }: Props) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const hasOthers = useStore($locations).length > 1
  const distance = useStore($distances)[location.slug]
  const { address, compliance } = location
  const line = `${streetOf(address, t)}, ${address.city}`
  const map = `https://www.openstreetmap.org/?mlat=${address.lat}&mlon=${address.lng}#map=17/${address.lat}/${address.lng}`
  const phone = storePhone(location, dataOf(useStore($business))?.detail)
  const where = (
    <>
      <Icon of={MapPin} />
      <span>
        {line}
        {distance !== undefined && ` · ${t('store.away', { distance: formatDistance(distance, locale) })}`}
      </span>
    </>
  )
  return (
    <Sheet title={location.name} closeLabel={t('common.close')} lock={lockScroll} onClose={onClose}>
      <div className={layout.stack}>
        <div>
          {isKiosk ? (
            <span className={s.way}>{where}</span>
          ) : (
            <a
              className={s.way}
              href={map}
              target="_blank"
              rel="noopener"
              aria-label={t('store.map', { address: line })}
            >
              {where}
            </a>
          )}
          {phone && !isKiosk && (
            <a className={s.way} href={callLink(phone)}>
              <Icon of={Phone} />
              {formatPhone(phone, locale)}
            </a>
          )}
        </div>
        <dl className={s.week}>
          {weekOf(location, now, locale).map(({ date, day, hours, isToday }) => (
            <div key={date} style={{ display: 'contents' }}>
              <dt data-today={isToday || undefined}>{day}</dt>
              <dd data-today={isToday || undefined}>{hours}</dd>
            </div>
          ))}
        </dl>
        <p className={layout.small}>
          {t('licence.line', {
            holder: compliance.licenceHolder,
            number: compliance.licenceNumber,
            issuer: compliance.licenceIssuer,
            store: compliance.storeName,
            address: `${line} ${address.province} ${address.postalCode}`
          })}
        </p>
        {!isKiosk && hasOthers && (
          <Link to={paths.locations()} className={buttonClass()}>
            {t('store.change')}
          </Link>
        )}
      </div>
    </Sheet>
  )
}
