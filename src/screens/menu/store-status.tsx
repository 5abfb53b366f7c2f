import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { hoursView } from '../../stores/location/hours/hours.ts'
import { Chip } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'

interface Props {
  location: StoreLocation
  now: number
}

/** A store's opening status, and until when it lasts. */
export function StoreStatus({ location, now }: Props) {
  const { t, locale } = useT()
  const hours = hoursView(location, now, locale)
  const note = hours.until
    ? t('store.until', { time: hours.until })
    : hours.opensAt && t('store.opens', { time: hours.opensAt })
  return (
    <>
      <Chip tone={hours.isOpen ? 'ok' : 'warn'}>{hours.label}</Chip>
      {note && <span className={layout.small}>{note}</span>}
    </>
  )
}
