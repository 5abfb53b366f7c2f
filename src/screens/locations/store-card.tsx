import { useStore } from '@nanostores/react'
import { ChevronRight, Clock, MapPin, Phone, Store, Truck } from 'lucide'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatDistance } from '../../format/distance.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { hoursView } from '../../stores/location/hours/hours.ts'
import { $userAddress } from '../../stores/location/location.ts'
import { $distances, deliveryOf } from '../../stores/location/stores-by-distance.ts'
import { askSwitch } from '../../stores/location/ask-switch.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  card: `position:relative;display:grid;gap:12px;align-content:start;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
background:var(--sf-raised);transition:border-color .14s ease-out;
&:hover { border-color:var(--sf-line-2); }`,
  head: 'display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:28px;',
  name: 'font-size:18px;',
  link: 'min-width:0;overflow-wrap:anywhere;color:inherit;text-decoration:none;&::after { content:"";position:absolute;inset:0;border-radius:inherit; }',
  away: 'margin-inline-start:auto;font-size:14px;white-space:nowrap;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  fact: 'display:flex;gap:8px;align-items:center;font-size:14px;min-height:20px;& svg { color:var(--sf-ink-2); }',
  call: 'position:relative;display:inline-flex;align-items:center;min-height:var(--sf-target);margin-block:-12px;'
})

/** A store in the picker: its status, address, phone and ready time. */
export function StoreCard({ location, now }: { location: StoreLocation; now: number }) {
  const { t, locale } = useT()
  const distance = useStore($distances)[location.slug]
  const delivery = deliveryOf(location, useStore($userAddress))
  const hours = hoursView(location, now, locale)
  const { address } = location
  const phone = location.contact_details.find(contact => contact.type === 'phone')
  const ready = hours.readyBy && location.pickupSettings.isEnabled
  return (
    <li className={s.card}>
      <div className={s.head}>
        <h2 className={s.name}>
          <Link
            to={paths.location(location.slug)}
            className={s.link}
            onClick={event => {
              if (askSwitch(location.slug)) event.preventDefault()
            }}
          >
            {location.name}
          </Link>
        </h2>
        {distance !== undefined && (
          <span className={s.away}>{t('store.away', { distance: formatDistance(distance, locale) })}</span>
        )}
        <Icon of={ChevronRight} />
      </div>
      <p className={layout.row}>
        <Chip tone={hours.isOpen ? 'ok' : 'line'}>{hours.label}</Chip>
        <span className={layout.small}>
          {hours.until
            ? t('store.until', { time: hours.until })
            : hours.opensAt && t('store.opens', { time: hours.opensAt })}
        </span>
      </p>
      <p className={s.fact}>
        <Icon of={MapPin} size={18} />
        {[address.line1, address.unit, address.city].filter(Boolean).join(', ')}
      </p>
      <p className={delivery === 'here' ? classes(s.fact, layout.ok) : s.fact}>
        <Icon of={delivery === 'never' ? Store : Truck} size={18} />
        {t(`store.delivers.${delivery}`)}
      </p>
      {phone && (
        <p className={s.fact}>
          <Icon of={Phone} size={18} />
          <a className={s.call} href={`tel:${phone.value.replace(/[^+\d]/g, '')}`}>
            {phone.value}
          </a>
        </p>
      )}
      {ready && (
        <p className={s.fact}>
          <Icon of={Clock} size={18} />
          {t('store.ready', { time: hours.readyBy ?? '' })}
        </p>
      )}
    </li>
  )
}
