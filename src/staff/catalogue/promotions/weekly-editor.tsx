import X from 'lucide/dist/esm/icons/x.mjs'
import { useLayoutEffect, useRef } from 'react'
import { writeWeekday } from '../../../format/time.ts'
import type { WeeklyWindow } from '../../../rules/promo/offer-times.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError, Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { layout } from '../../../ui/layout.ts'
import { useCatalogueWords } from '../words.ts'
import type { PromoField } from './use-promo-fields.ts'

const s = styles({
  box: 'display:grid;grid-template-columns:minmax(0,1fr);gap:8px;& legend { font-weight:500; }',
  row: `display:grid;grid-template-columns:minmax(0,1.4fr) repeat(2,minmax(0,1fr)) var(--sf-target);gap:8px;align-items:end;
@container sf (max-width: 479px) { grid-template-columns:minmax(0,1fr) calc(50% - 12px - var(--sf-target)) var(--sf-target);
& > :first-child { grid-column:1/3; } & > :nth-child(3) { grid-column:2/4; } & > :last-child { grid-area:1/3; } }`
})

const days = [1, 2, 3, 4, 5, 6, 0]

interface Props {
  field: PromoField
  /** The name of the field. */
  name?: string
  legend?: string
  text?: string
}

/** Weekly hours: those of an offer, which is on all day without any, or others by their own words. */
export function WeeklyEditor({ field, name = 'weekly', legend, text }: Props) {
  const { t, locale } = useCatalogueWords()
  const { id, value, error, onValue } = field(name)
  const windows = JSON.parse(value || '[]') as WeeklyWindow[]
  const set = (next: WeeklyWindow[]) => onValue(JSON.stringify(next))
  const box = useRef<HTMLFieldSetElement>(null)
  const { length } = windows
  const before = useRef(length)
  useLayoutEffect(() => {
    const wanted = length > before.current ? `#${name}-${length - 1}-day` : '[data-add]'
    if (length !== before.current) box.current?.querySelector<HTMLElement>(wanted)?.focus()
    before.current = length
  }, [length, name])
  const change = (at: number, part: Partial<WeeklyWindow>) =>
    set(windows.map((window, index) => (index === at ? { ...window, ...part } : window)))
  return (
    <fieldset className={s.box} ref={box}>
      <legend>{legend ?? t('promo.weekly')}</legend>
      <p className={layout.small}>{text ?? t('promo.weeklyText')}</p>
      {windows.map(({ day, from, to }, at) => (
        <div key={at} className={s.row} role="group" aria-label={t('promo.window', { number: at + 1 })}>
          <FieldSelect
            id={`${name}-${at}-day`}
            label={t('promo.day')}
            value={String(day)}
            options={days.map(number => ({ value: String(number), label: writeWeekday(number, locale) }))}
            onValue={next => change(at, { day: Number(next) })}
          />
          <Field
            id={`${name}-${at}-from`}
            label={t('promo.fromTime')}
            type="time"
            value={from}
            onValue={next => change(at, { from: next })}
          />
          <Field
            id={`${name}-${at}-to`}
            label={t('promo.toTime')}
            type="time"
            value={to}
            onValue={next => change(at, { to: next })}
          />
          <IconButton
            icon={X}
            label={t('promo.removeWindow', { number: at + 1 })}
            onClick={() => set(windows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          id={id}
          data-add=""
          aria-describedby={error && `${id}-error`}
          onClick={() => set([...windows, { day: 5, from: '16:00', to: '19:00' }])}
        >
          {t('promo.addWindow')}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
