import { useStore } from '@nanostores/react'
import type { AsyncState } from '../../client/async-state.ts'
import { EmailField } from '../../components/fields/email-field.tsx'
import type { WatchForm } from '../../contract/catalog/watches.ts'
import { formatNumber } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { askToWatch, loadWatch, watchForm, type WatchedSize, wordsOf } from '../../stores/menu/watch.ts'
import { Button } from '../../ui/button.tsx'
import { RetryLine } from '../../ui/feedback/async-view.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'

interface Props {
  load: AsyncState<unknown>
  /** The choices; undefined while they are loading. */
  form: WatchForm | undefined
  size: WatchedSize
}

/** The form for one message when a size is back, with the words that the shopper agrees to. */
export function WatchFields({ load, form, size }: Props) {
  const { t, locale } = useT()
  const state = useStore(watchForm.$state)
  if (!form && load.state === 'failed')
    return (
      <RetryLine label={t('common.retry')} onRetry={() => void loadWatch(size)}>
        {t(load.problem)}
      </RetryLine>
    )
  if (!form)
    return (
      <Skeleton label={t('shell.loading')}>
        <Bone height={180} radius={12} />
      </Skeleton>
    )
  const { channel, km } = state.values
  const own = form.channels.find(one => one.channel === channel) ?? form.channels[0]
  const reach = (to: number | null, stores: number) =>
    to === null ? t('watch.here') : t('watch.within', { km: formatNumber(to, locale), count: stores })
  return (
    <Form {...formOf(state, t)} label={t('watch.title')} onSubmit={() => void askToWatch(size)}>
      {form.reaches.length > 1 && (
        <FieldSelect
          label={t('watch.where')}
          value={km}
          onValue={value => watchForm.type('km', value)}
          options={form.reaches.map(({ km: to, stores }) => ({ value: String(to ?? ''), label: reach(to, stores) }))}
        />
      )}
      {form.channels.length > 1 && (
        <FieldSelect
          label={t('watch.how')}
          value={channel}
          onValue={value => watchForm.type('channel', value)}
          options={form.channels.map(one => ({
            value: one.channel,
            label: t(one.channel === 'email' ? 'watch.email' : 'watch.sms', { address: one.address ?? '' })
          }))}
        />
      )}
      {own?.address === null && <EmailField {...fieldOf(watchForm, state, 'email', t)} autoComplete="email" />}
      {own?.address && form.channels.length === 1 && <p>{t('watch.email', { address: own.address })}</p>}
      <p className={layout.small}>{wordsOf(form, state.values)?.text}</p>
      <div>
        <Button kind="primary" type="submit" busy={state.isSending}>
          {t('watch.do')}
        </Button>
      </div>
    </Form>
  )
}
