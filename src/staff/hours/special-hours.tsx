import { useStore } from '@nanostores/react'
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import type { EditableHours } from '../../contract/staff/staff-hours.ts'
import { writeDay } from '../../format/date.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { layout } from '../../ui/layout.ts'
import { $now } from '../../client/now.ts'
import { $store } from '../data/stores.ts'
import { newSpecialDay, type SpecialDay } from './edit-hours.ts'
import { Toggle } from '../toggle.tsx'
import { useWords } from '../staff-words.ts'
import { panel } from './panel.ts'
import { TimeRange } from './time-range.tsx'

const s = styles({
  row: `display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px 12px;padding:12px 16px;border-top:1px solid var(--sf-line);
&[data-past] { opacity:.75; }`,
  date: 'flex:0 1 180px;',
  name: 'flex:1 1 180px;',
  text: 'padding:0 16px 12px;',
  times: 'flex:0 1 auto;'
})

interface Props {
  special: EditableHours['specialHours']
  isLocked: boolean
  onSpecial(special: EditableHours['specialHours']): void
}

interface RowProps {
  entry: SpecialDay
  at: number
  isLocked: boolean
  isPast: boolean
  onEntry(entry: SpecialDay): void
  onRemove(): void
}

function SpecialRow({ entry, at, isLocked, isPast, onEntry, onRemove }: RowProps) {
  const { t, locale } = useWords()
  const { date, name, isOpen } = entry
  const shown = /^\d{4}-\d\d-\d\d$/.test(date) ? writeDay(date, locale) : t('hours.date')
  const nameField = (language: 'en' | 'fr', label: string) => (
    <div className={s.name}>
      <Field
        id={`special-${at}-${language}`}
        label={label}
        value={name[language]}
        onValue={text => onEntry({ ...entry, name: { ...name, [language]: text } })}
        disabled={isLocked}
        maxLength={60}
        autoComplete="off"
      />
    </div>
  )
  return (
    <li className={s.row} data-past={isPast || undefined}>
      <div className={s.date}>
        <Field
          id={`special-${at}-date`}
          label={t('hours.date')}
          type="date"
          value={date}
          onValue={next => onEntry({ ...entry, date: next })}
          disabled={isLocked}
        />
      </div>
      {nameField('en', t('hours.nameEn'))}
      {nameField('fr', t('hours.nameFr'))}
      <Toggle
        text={t(isOpen ? 'hours.open' : 'hours.closed')}
        label={t(isOpen ? 'hours.openOn' : 'hours.closedOn', { day: shown })}
        isOn={isOpen}
        disabled={isLocked}
        onToggle={() => onEntry({ ...entry, isOpen: !isOpen })}
      />
      {isOpen && (
        <div className={s.times}>
          <TimeRange day={shown} times={entry} isLocked={isLocked} onTimes={times => onEntry({ ...entry, ...times })} />
        </div>
      )}
      {!isLocked && <IconButton icon={Trash2} label={t('hours.remove', { date: shown })} onClick={onRemove} />}
    </li>
  )
}

/** Dates with hours of their own, such as holidays, the earliest first as they were saved. */
export function SpecialHours({ special, isLocked, onSpecial }: Props) {
  const { t } = useWords()
  const zone = useStore($store) ?? 'America/Toronto'
  const today = dateOf(wallAt(useStore($now), zone))
  return (
    <section className={panel.box} aria-label={t('hours.special')}>
      <div className={panel.head}>
        <h2 tabIndex={-1}>{t('hours.special')}</h2>
        {!isLocked && (
          <Button onClick={() => onSpecial([...special, newSpecialDay(special, today)])}>
            <Icon of={CalendarPlus} />
            {t('hours.addSpecial')}
          </Button>
        )}
      </div>
      <div className={s.text}>
        <p className={layout.small}>{t(special.length > 0 || !isLocked ? 'hours.specialText' : 'hours.noSpecial')}</p>
      </div>
      <ul>
        {special.map((entry, at) => (
          <SpecialRow
            // oxlint-disable-next-line react/no-array-index-key -- A row has no state of its own: the next one takes over the focus of one that is removed.
            key={at}
            entry={entry}
            at={at}
            isLocked={isLocked}
            isPast={entry.date < today}
            onEntry={next => onSpecial(special.map((row, index) => (index === at ? next : row)))}
            onRemove={() => onSpecial(special.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
    </section>
  )
}
