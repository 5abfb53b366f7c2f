import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { Draft } from '../../../contract/staff/drafts.ts'
import { instantOn, wallAt } from '../../../rules/time/time-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { publish } from '../../data/drafts.ts'
import { $store } from '../../data/stores.ts'
import { writeInstant } from '../../time-words.ts'
import { useForm } from '../../use-form.ts'
import { useCatalogueWords } from '../words.ts'
import { dateForm } from './date-form.ts'

interface Props {
  draft: Draft
  onClose(): void
}

/** Asks for another date and time at which a scheduled draft is published, by the clocks of the selected store. */
export function ChangeDate({ draft, onClose }: Props) {
  const { t, locale } = useCatalogueWords()
  const store = useStore($store)
  const now = useStore($now)
  const wall = store && draft.publishAt ? wallAt(Date.parse(draft.publishAt), store).toISOString() : ''
  const sentences = {
    'date.past': t('drafts.past'),
    'date.wrong': t('drafts.badDate'),
    'time.wrong': t('drafts.badTime')
  }
  const start = { date: wall.slice(0, 10), time: wall.slice(11, 16) }
  const { form, field, isSending } = useForm(dateForm, { sentences, start })
  const submit = async () => {
    const { date, time } = dateForm.$state.get().values
    const at = date && time && store ? instantOn(date, time, store) : undefined
    if (at !== undefined && at <= now) return dateForm.refuse({ date: 'past' })
    if (at === undefined || !store) return void (await dateForm.submit(() => Promise.resolve(undefined)))
    const instant = new Date(at).toISOString()
    const result = await dateForm.submit(() => publish(draft.id, instant, draft.reason ?? ''))
    if (!result?.ok) return
    showSentence({ text: t('drafts.scheduled', { time: writeInstant(instant, store, now, locale) }) })
    onClose()
  }
  return (
    <Form {...form} label={t('drafts.changeDate')} onSubmit={() => void submit()}>
      <div className={fieldRowClass()}>
        <Field {...field('date')} label={t('drafts.date')} type="date" />
        <Field {...field('time')} label={t('drafts.time')} type="time" />
      </div>
      <p className={layout.small}>{t('drafts.zone', { store: store?.name ?? '' })}</p>
      <div className={layout.ways}>
        <Button type="submit" kind="primary" busy={isSending}>
          {t('drafts.schedule')}
        </Button>
        <Button onClick={onClose}>{t('drafts.keepDate')}</Button>
      </div>
    </Form>
  )
}
