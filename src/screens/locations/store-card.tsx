import { useStore } from '@nanostores/react'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatDistance } from '../../format/distance.ts'
import { streetOf } from '../../components/street.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { hoursView } from '../../stores/location/hours/hours.ts'
import { $userAddress } from '../../stores/location/location.ts'
import { $distances, deliveryOf } from '../../stores/location/stores-by-distance.ts'
import { askSwitch } from '../../stores/location/ask-switch.ts'
import { classes, styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  card: `position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;align-items:center;min-height:112px;padding:14px 16px;
border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);transition:border-color .14s ease-out;
&:hover { border-color:var(--sf-line-2); }`,
  nearest: 'border-color:var(--sf-accent-ink);background:color-mix(in srgb,var(--sf-accent-edge) 8%,var(--sf-raised));',
  about: 'display:grid;gap:4px;min-width:0;',
  name: 'display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;& > h2 { font-size:18px;min-width:0; }',
  link: 'min-width:0;overflow-wrap:anywhere;color:inherit;text-decoration:none;&::after { content:"";position:absolute;inset:0;border-radius:inherit; }',
  away: 'font-size:14px;font-weight:400;white-space:nowrap;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  status: 'display:flex;flex-wrap:wrap;align-items:center;gap:2px 8px;min-height:24px;',
  ready:
    'display:grid;justify-items:end;gap:2px;font-size:14px;color:var(--sf-ink-2);text-align:end;& strong { font-size:18px;font-weight:650;color:var(--sf-ink);font-variant-numeric:tabular-nums; }',
  enter: '&& { min-height:36px;padding-block:4px;margin-top:4px; }'
})

/** A store in the picker: its name and distance, status, address, and ready time; all of it leads to its menu. */
export function StoreCard({ location, now, isNearest }: { location: StoreLocation; now: number; isNearest: boolean }) {
  const { t, locale } = useT()
  const distance = useStore($distances)[location.slug]
  const place = useStore($userAddress)
  const delivery = deliveryOf(location, place)
  const hours = hoursView(location, now, locale)
  const { address } = location
  const where = `${streetOf(address, t)}, ${address.city}`
  return (
    <li className={classes(s.card, isNearest && s.nearest)}>
      <div className={s.about}>
        <div className={s.name}>
          <h2>
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
        </div>
        <p className={s.status}>
          <Chip tone={hours.isOpen ? 'ok' : 'line'}>{hours.label}</Chip>
          {hours.note && <span className={layout.small}>{hours.note}</span>}
        </p>
        <p className={layout.small}>{where}</p>
        <p className={delivery === 'here' ? layout.ok : layout.small}>{t(`store.delivers.${delivery}`)}</p>
      </div>
      <div className={s.ready}>
        {hours.readyBy && location.pickupSettings.isEnabled ? (
          <>
            <span>{t(hours.readyBy.isRange ? 'store.readyRange' : 'store.readyBy')}</span>
            <strong>{hours.readyBy.time}</strong>
          </>
        ) : (
          <Icon of={ChevronRight} />
        )}
        {isNearest && (
          <span className={classes(buttonClass({ kind: 'primary' }), s.enter)} aria-hidden="true">
            {t('store.enter')}
          </span>
        )}
      </div>
    </li>
  )
}
