import { useStore } from '@nanostores/react'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import type { StoreLocation } from '../contract/store/location.ts'
import { useT } from '../i18n/translate.ts'
import { $flags } from '../routing/location.ts'
import { paths } from '../routing/paths.ts'
import { Link } from '../routing/router.tsx'
import { isPaused, isSwitchedOff, takesOrders } from '../stores/location/hours/ordering.ts'
import { writeReopening } from '../stores/location/hours/hours.ts'
import { nearestOpen } from '../stores/location/nearest-open.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticeLine } from '../ui/feedback/notice.tsx'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Shown while a store is switched off or takes no orders: until when, and a link to the nearest open store. */
export function PausedNotice({ location, now }: { location: StoreLocation; now: number }) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  if (!isPaused(location, now)) return null
  const other = isKiosk ? undefined : nearestOpen(location, now)
  const way = other && (
    <Link to={paths.location(other.slug)} className={buttonClass({ kind: 'quiet' })}>
      {other.name} · {t('status.open')}
    </Link>
  )
  const reopening = writeReopening(location, now, locale)
  const sentences = [
    t(isSwitchedOff(location, now) ? 'store.paused' : 'store.closedNow'),
    ...(reopening ? [capital(reopening)] : []),
    ...(takesOrders(location, now) ? [t('store.later')] : [])
  ]
  return (
    <NoticeLine tone="warn" icon={Clock} way={way}>
      {sentences.length > 1 ? `${sentences.join('. ')}.` : sentences[0]}
    </NoticeLine>
  )
}
