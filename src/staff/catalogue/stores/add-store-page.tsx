import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FieldError } from '../../../client/form.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { SetupFacts } from '../../../contract/staff/setup.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { $stores } from '../../data/stores.ts'
import { Remote } from '../../remote.tsx'
import { look } from '../../setup/look.ts'
import { StoreFields } from '../../setup/store-fields.tsx'
import { setupSentence } from '../../setup/use-setup-fields.ts'
import { useSetupWords } from '../../setup/words.ts'
import { useWords } from '../../staff-words.ts'
import { useForm } from '../../use-form.ts'
import { $newHours, addStoreForm, addTypedStore, closeForm, storeFacts } from './add-store-form.ts'
import { useSettingsWords } from './words.ts'

function StoreForm({ facts }: { facts: SetupFacts }) {
  const { t } = useSettingsWords()
  const { t: setup } = useSetupWords()
  const { t: say } = useWords()
  const stores = useStore($stores)
  const hours = useStore($newHours)
  const sentenceOf = (name: string, code: FieldError) =>
    name === 'storeName' && code === 'choice' ? t('set.nameTaken') : setup(setupSentence(name, code))
  const { form, field, isSending } = useForm(addStoreForm, { isKept: true, sentenceOf })
  const { error: _none, ...copyFrom } = field('copyFrom')
  const submit = async () => {
    const { storeName } = addStoreForm.$state.get().values
    if ((await addTypedStore()) === undefined) return
    showSentence({ text: t('set.storeAdded', { name: storeName }) })
    closeForm()
  }
  return (
    <Form {...form} label={t('set.newStore')} onSubmit={() => void submit()}>
      <StoreFields field={field} facts={facts} hours={hours} onHours={next => $newHours.set(next)} />
      <div className={look.two}>
        <Field {...field('phone')} label={t('set.phone')} type="tel" autoComplete="off" maxLength={40} required />
        <Field {...field('email')} label={t('set.email')} type="email" autoComplete="off" maxLength={254} required />
      </div>
      <FieldSelect
        {...copyFrom}
        label={t('set.copyFrom')}
        options={[
          { value: '', label: t('set.copyNone') },
          ...stores.map(({ slug, name }) => ({ value: slug, label: name }))
        ]}
      />
      <p className={layout.small}>{t('set.copyHint')}</p>
      <div className={look.ways}>
        <Button onClick={closeForm}>{say('cancel')}</Button>
        <Button type="submit" kind="primary" busy={isSending}>
          {t('set.addStore')}
        </Button>
      </div>
    </Form>
  )
}

/** The page that adds a store. Typed text stays while other sections are looked at. */
export function AddStorePage() {
  const { t } = useSettingsWords()
  const load = useStore(storeFacts.$state)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => void storeFacts.load(), [])
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className={look.card}>
      <h2 ref={title} tabIndex={-1}>
        {t('set.newStore')}
      </h2>
      <p className={layout.quiet}>{t('set.newStoreText')}</p>
      <Remote load={load} height={480} onRetry={() => void storeFacts.load()}>
        {facts => <StoreForm facts={facts} />}
      </Remote>
    </div>
  )
}
