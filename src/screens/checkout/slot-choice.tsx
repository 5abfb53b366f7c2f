import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Clock } from 'lucide'
import type { StoreLocation } from '../../contract/location.ts'
import { useT } from '../../i18n/translate.ts'
import { $fieldErrors, $form, setField } from '../../stores/checkout.ts'
import { $now } from '../../stores/now.ts'
import { $slots, dayLabel, loadSlots, slotLabel } from '../../stores/slots.ts'
import { Choice } from '../../ui/choice.tsx'
import { FieldError } from '../../ui/field.tsx'
import { layout } from '../../ui/layout.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { NoticeLine } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { fieldId } from './fields.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The day and the time of the pickup. */
export function SlotChoice({ location }: { location: StoreLocation }) {
  const { t, locale } = useT()
  const load = useStore($slots)
  const now = useStore($now)
  const { slot: chosen } = useStore($form)
  const code = useStore($fieldErrors).slot
  const [picked, setPicked] = useState<string>()
  useEffect(() => {
    void loadSlots()
  }, [location.slug])
  return (
    <Loaded
      load={load}
      now={now}
      t={t}
      onRetry={loadSlots}
      skeleton={
        <Skeleton label={t('slots.loading')}>
          <div className={layout.stack}>
            <Bone height={44} radius={12} />
            <Bone height={48} radius={8} />
          </div>
        </Skeleton>
      }
    >
      {days => {
        const open = days.filter(day => day.slots.some(slot => slot.available))
        const day =
          open.find(one => one.date === picked) ??
          open.find(one => one.slots.some(slot => slot.id === chosen)) ??
          open[0]
        if (!day) return <NoticeLine icon={Clock}>{t('slots.none')}</NoticeLine>
        const value = day.slots.some(slot => slot.id === chosen) ? chosen : ''
        const errorId = `${fieldId('slot')}-error`
        return (
          <div className={layout.stack}>
            <Choice
              look="line"
              legend={t('slots.day')}
              value={day.date}
              onValue={date => {
                setPicked(date)
                setField('slot', '')
              }}
              options={open.map(({ date }) => ({ value: date, label: capital(dayLabel(date, now, location, locale)) }))}
            />
            <Select
              look="field"
              id={fieldId('slot')}
              label={t('field.slot')}
              value={value}
              onValue={id => setField('slot', id)}
              describedBy={code && errorId}
              options={[
                { value: '', label: t('slots.choose'), disabled: true },
                ...day.slots.map(slot => ({
                  value: slot.id,
                  label: slot.available
                    ? slotLabel(slot, location, locale)
                    : t('slots.full', { time: slotLabel(slot, location, locale) }),
                  disabled: !slot.available
                }))
              ]}
            />
            {code && (
              <FieldError
                id={errorId}
                text={t(`error.${code === 'required' ? 'choice' : code}`, { field: t('field.slot') })}
              />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
