import CopyPlus from 'lucide/dist/esm/icons/copy-plus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import type { HoursEntry } from '../../contract/store/location.ts'
import { writeWeekday } from '../../format/time.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { copyDay, openingsOn, setDay, toggleDay, weekdays } from './edit-hours.ts'
import { Toggle } from '../toggle.tsx'
import { useWords } from '../staff-words.ts'
import { panel } from './panel.ts'
import { TimeRange } from './time-range.tsx'

const s = styles({
  row: `display:flex;flex-wrap:wrap;align-items:flex-start;gap:8px 12px;padding:8px 16px;border-top:1px solid var(--sf-line);min-height:64px;
& > b { flex:0 0 112px;font-weight:650;line-height:48px;text-transform:capitalize; } & > button { flex:0 0 100px;padding-inline:8px; }`,
  ranges: `display:grid;gap:8px;flex:1 1 250px;min-width:0;
@container sf (max-width: 1239px) { order:1;flex-basis:100%; }`,
  add: 'margin-inline-start:auto;'
})

interface Props {
  title: string
  hours: readonly HoursEntry[]
  isLocked: boolean
  onHours(hours: HoursEntry[]): void
}

function DayRow({ day, hours, isLocked, onHours }: Omit<Props, 'title'> & { day: number }) {
  const { t, locale } = useWords()
  const name = writeWeekday(day, locale)
  const openings = openingsOn(hours, day)
  const isOpen = openings.length > 0
  const set = (next: Parameters<typeof setDay>[2]) => onHours(setDay(hours, day, next))
  const last = openings.at(-1)
  return (
    <div className={s.row}>
      <b>{name}</b>
      <Toggle
        text={t(isOpen ? 'hours.open' : 'hours.closed')}
        label={t(isOpen ? 'hours.openOn' : 'hours.closedOn', { day: name })}
        isOn={isOpen}
        disabled={isLocked}
        onToggle={() => onHours(toggleDay(hours, day))}
      />
      <div className={s.ranges}>
        {openings.map((times, at) => (
          <TimeRange
            // oxlint-disable-next-line react/no-array-index-key -- A row has no state of its own: the next one takes over the focus of one that is removed.
            key={at}
            day={name}
            times={times}
            isLocked={isLocked}
            onTimes={next => set(openings.map((row, index) => (index === at ? next : row)))}
            onRemove={
              isLocked || openings.length === 1 ? undefined : () => set(openings.filter((_, index) => index !== at))
            }
          />
        ))}
      </div>
      {!isLocked && last && openings.length < 3 && (
        <div className={s.add}>
          <IconButton
            icon={Plus}
            label={t('hours.addTo', { day: name })}
            onClick={() => set([...openings, { openTime: last.closeTime, closeTime: '23:00' }])}
          />
        </div>
      )}
    </div>
  )
}

/** The hours of a week, for opening or delivery: several ranges a day, also past midnight. */
export function WeekEditor({ title, hours, isLocked, onHours }: Props) {
  const { t } = useWords()
  return (
    <section className={panel.box} aria-label={title}>
      <div className={panel.head}>
        <h2 tabIndex={-1}>{title}</h2>
        {!isLocked && (
          <Button kind="quiet" onClick={() => onHours(copyDay(hours, 1))}>
            <Icon of={CopyPlus} />
            {t('hours.copy')}
          </Button>
        )}
      </div>
      {weekdays.map(day => (
        <DayRow key={day} day={day} hours={hours} isLocked={isLocked} onHours={onHours} />
      ))}
    </section>
  )
}
