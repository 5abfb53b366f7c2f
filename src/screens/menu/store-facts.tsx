import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { ChevronDown, MapPin } from 'lucide'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatDistance } from '../../format/distance.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { $distances } from '../../stores/location/stores-by-distance.ts'
import { weekOf } from '../../stores/location/hours/week.ts'
import { classes, styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  place: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;font-size:14px;',
  address: 'display:inline-flex;align-items:center;gap:8px;min-height:var(--sf-target);color:inherit;',
  fold: 'font-size:14px;& svg { transition:rotate .14s ease-out; } &[aria-expanded="true"] svg { rotate:180deg; }',
  more: `display:grid;gap:16px;padding:16px;margin-top:8px;max-width:560px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);font-size:14px;font-variant-numeric:tabular-nums;`,
  week: `display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 24px;& dd { text-align:end; } & [data-today] { font-weight:650; }
& dt::first-letter { text-transform:uppercase; }`
})

interface Props {
  location: StoreLocation
  now: number
}

/** A store's address and distance, with its opening hours and licence behind a toggle. */
export function StoreFacts({ location, now }: Props) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const distance = useStore($distances)[location.slug]
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { address, compliance } = location
  const line = [[address.line1, address.unit].filter(Boolean).join(', '), address.city].join(', ')
  const map = `https://www.openstreetmap.org/?mlat=${address.lat}&mlon=${address.lng}#map=17/${address.lat}/${address.lng}`
  const where = (
    <>
      <Icon of={MapPin} size={18} />
      {line}
      {distance !== undefined && ` · ${t('store.away', { distance: formatDistance(distance, locale) })}`}
    </>
  )
  return (
    <div>
      <div className={s.place}>
        {isKiosk ? (
          <span className={s.address}>{where}</span>
        ) : (
          <a
            className={s.address}
            href={map}
            target="_blank"
            rel="noopener"
            aria-label={t('store.map', { address: line })}
          >
            {where}
          </a>
        )}
        <button
          type="button"
          className={classes(buttonClass({ kind: 'quiet' }), s.fold)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('store.more')}
          <Icon of={ChevronDown} size={18} />
        </button>
      </div>
      <div id={id}>
        {isOpen && (
          <div className={s.more}>
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
          </div>
        )}
      </div>
    </div>
  )
}
