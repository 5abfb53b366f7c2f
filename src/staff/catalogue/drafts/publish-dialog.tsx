import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Result } from '../../../client/http/problem.ts'
import { $now } from '../../../client/now.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { Draft, DraftDetail } from '../../../contract/staff/drafts.ts'
import { instantOn } from '../../../rules/time/time-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { $current, publish, rename } from '../../data/drafts.ts'
import { $store } from '../../data/stores.ts'
import { $dialog, closeDialog, noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { writeInstant } from '../../time-words.ts'
import { useForm } from '../../use-form.ts'
import { ReasonSection } from '../law/reason-section.tsx'
import { useFindings } from '../law/use-findings.ts'
import { useCatalogueWords } from '../words.ts'
import { publishForm } from './publish-form.ts'

/** Names the draft if it has another name now, and publishes it: at an instant, or now. */
async function send(
  draft: Draft,
  { name, reason }: Record<'name' | 'reason', string>,
  at: string | undefined
): Promise<Result<DraftDetail>> {
  if (name !== '' && name !== draft.name) {
    const named = await rename(draft.id, name)
    if (!named.ok) return named
  }
  return publish(draft.id, at, reason)
}

type Findings = ReturnType<typeof useFindings>

/** Sends the form. In the past is too late: the field of the date says so. Findings of promotion law need a reason. */
function useSubmit(draft: Draft, { findings, note }: Findings): () => Promise<void> {
  const { t, locale } = useCatalogueWords()
  const store = useStore($store)
  const now = useStore($now)
  return async () => {
    const { when, date, time, ...texts } = publishForm.$state.get().values
    const [name, reason] = [texts.name.trim(), texts.reason.replace(/\s+/g, ' ').trim()]
    const at = when === 'later' && date && time && store ? instantOn(date, time, store) : undefined
    if (at !== undefined && at <= now) return publishForm.refuse({ date: 'past' })
    if (findings.length > 0 && reason === '') return publishForm.refuse({ reason: 'required' })
    const instant = at === undefined ? undefined : new Date(at).toISOString()
    const result = await publishForm.submit(async () => {
      const sent = await send(draft, { name, reason }, instant)
      if (!sent.ok) note(sent.problem)
      return sent
    })
    if (!result?.ok || !store) return
    closeDialog()
    const text = instant
      ? t('drafts.scheduled', { time: writeInstant(instant, store, now, locale) })
      : t('drafts.published')
    showSentence({ text })
  }
}

function Fields({ draft }: { draft: Draft }) {
  const { t } = useCatalogueWords()
  const store = useStore($store)
  const sentences = {
    'date.past': t('drafts.past'),
    'date.wrong': t('drafts.badDate'),
    'time.wrong': t('drafts.badTime'),
    'reason.required': t('law.needsReason')
  }
  const start = { name: draft.name, reason: draft.reason }
  const { form, field, isSending } = useForm(publishForm, { sentences, start })
  const law = useFindings(draft.id)
  const submit = useSubmit(draft, law)
  const when = field('when')
  const isLater = when.value === 'later'
  return (
    <Form {...form} label={t('drafts.publish')} onSubmit={() => void submit()}>
      <p>{t('drafts.publishText', { count: draft.changes })}</p>
      <Conflicts draft={draft} />
      <Field
        {...field('name')}
        label={t('drafts.name')}
        hint={t('drafts.nameHint')}
        maxLength={120}
        autoComplete="off"
      />
      <BoxChoice
        legend={t('drafts.when')}
        look="rows"
        showLegend
        value={when.value}
        onValue={when.onValue}
        options={[
          { value: 'now', label: t('drafts.now') },
          { value: 'later', label: t('drafts.later') }
        ]}
      />
      {isLater && (
        <>
          <div className={fieldRowClass()}>
            <Field {...field('date')} label={t('drafts.date')} type="date" />
            <Field {...field('time')} label={t('drafts.time')} type="time" />
          </div>
          <p className={layout.small}>{t('drafts.zone', { store: store?.name ?? '' })}</p>
        </>
      )}
      <ReasonSection findings={law.findings} field={field('reason')} />
      <Button type="submit" kind="primary" busy={isSending}>
        {t(isLater ? 'drafts.schedule' : 'drafts.publishNow')}
      </Button>
    </Form>
  )
}

/** Conflicts have to be settled first. */
function Conflicts({ draft }: { draft: Draft }) {
  const { t } = useCatalogueWords()
  if (draft.conflicts === 0) return null
  const review = (
    <Button kind="quiet" onClick={() => $dialog.set({ kind: 'draft', view: 'review' })}>
      {t('drafts.review')}
    </Button>
  )
  return (
    <NoticeLine tone="warn" way={review}>
      {t('drafts.conflictText', { count: draft.conflicts })}
    </NoticeLine>
  )
}

/** Publishes the current draft, now or at a date and time of the selected store. */
export function PublishDialog() {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const current = useStore($current)
  // Once it is published, it is no longer the current one, and the dialog is about to close.
  const [first] = useState(current)
  const draft = current?.id === first?.id ? current : first
  return (
    <Dialog title={t('drafts.publishTitle')} closeLabel={say('close')} onClose={closeDialog} lock={noLock}>
      {draft ? <Fields draft={draft} key={draft.id} /> : <p>{t('drafts.none')}</p>}
    </Dialog>
  )
}
