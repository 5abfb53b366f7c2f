import X from 'lucide/dist/esm/icons/x.mjs'
import { IconButton } from '../../ui/icon-button.tsx'
import { endsNextDay } from './edit-hours.ts'
import { useWords } from '../staff-words.ts'
import { panel } from './panel.ts'

interface Times {
  openTime: string
  closeTime: string
}

interface Props {
  /** The day or date, for the labels. */
  day: string
  times: Times
  isLocked: boolean
  onTimes(times: Times): void
  /** Removes the range; without it, there is no button. */
  onRemove?: (() => void) | undefined
}

/** Two times from which and to which a store is open. An emptied field keeps its time. */
export function TimeRange({ day, times, isLocked, onTimes, onRemove }: Props) {
  const { t } = useWords()
  const field = (name: keyof Times, label: string) => (
    <input
      className={panel.time}
      type="time"
      aria-label={label}
      disabled={isLocked}
      value={times[name]}
      onChange={event => event.currentTarget.value && onTimes({ ...times, [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className={panel.range}>
      {field('openTime', t('hours.from', { day }))}
      <span>{t('hours.until')}</span>
      {field('closeTime', t('hours.to', { day }))}
      {endsNextDay(times) && <small>{t('hours.nextDay')}</small>}
      {onRemove && <IconButton icon={X} label={t('hours.removeFrom', { day })} onClick={onRemove} />}
    </div>
  )
}
