import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { defaultPrepTime } from '../../rules/time/preparation.ts'
import { openPopup } from '../../stores/core/popup.ts'
import { $deliveryPlace } from '../../stores/location/deliver-to.ts'
import { $firstDelivery, isFirstOf, loadFirstDelivery } from '../../stores/location/first-delivery.ts'
import { writeStart } from '../../stores/location/hours/hours.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Icon } from '../../ui/icon.tsx'
import { $drawDeliverTo } from './draw-deliver-to.ts'

const s = styles({
  // Above the store's name, whose button would take the presses.
  button: `position:relative;z-index:1;display:flex;align-items:center;gap:4px;min-width:0;min-height:28px;font-size:14px;color:var(--sf-accent-ink);font-variant-numeric:tabular-nums;text-align:start;
& > span { min-width:0;overflow-wrap:anywhere; }
&::after { content:"";position:absolute;inset:-8px; }`
})

interface Props {
  location: StoreLocation
  now: number
}

/** Where a store's delivery goes and the first time for it; pressing it asks for the address. */
function DeliverTo({ location, now }: Props) {
  const { t, locale } = useT()
  const place = useStore($deliveryPlace)
  const first = useStore($firstDelivery)
  const address = place?.address
  const { slug, deliverySettings } = location
  const start = first?.start && address && isFirstOf(first, slug, address) ? Date.parse(first.start) : undefined
  // The first time is over once an order could no longer be prepared for it.
  const isOver = start !== undefined && start < now + (deliverySettings.orderPrepTime ?? defaultPrepTime) * 60_000
  const isInZone = place?.terms !== undefined
  const { postalCode = '', lat = null, lng = null } = address ?? {}
  useEffect(() => {
    if (isInZone) void loadFirstDelivery(slug, { postalCode, lat, lng })
  }, [slug, postalCode, lat, lng, isInZone, isOver])
  const time = start === undefined || isOver ? undefined : writeStart(location, start, now, locale)
  const line = address?.line1 ?? ''
  const words = !place
    ? t('deliverTo.add')
    : !place.terms
      ? t('deliverTo.outside', { address: line })
      : time
        ? t('deliverTo.at', { time, address: line })
        : t('deliverTo.to', { address: line })
  return (
    <button
      type="button"
      className={s.button}
      aria-haspopup="dialog"
      onClick={() => openPopup({ key: 'deliver-to', data: {} })}
    >
      <span>
        {time && <span className={hiddenClass}>{t('deliver.title')} </span>}
        {words}
      </span>
      <Icon of={ChevronDown} size={18} />
    </button>
  )
}

$drawDeliverTo.fill((location, now) => <DeliverTo location={location} now={now} />)
