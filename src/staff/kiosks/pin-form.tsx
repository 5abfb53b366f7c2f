import Eye from 'lucide/dist/esm/icons/eye.mjs'
import { useState } from 'react'
import { createForm } from '../../client/form.ts'
import { setKioskPin } from '../../contract/kiosk/kiosk.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { layout } from '../../ui/layout.ts'
import { allowPinTries, savePin } from '../data/kiosks.ts'
import { panel } from '../hours/panel.ts'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'

const s = styles({ form: 'padding:0 16px 16px;', tries: 'display:grid;gap:8px;margin-block-start:16px;' })

const pinForm = createForm('person', { pin: '' }, setKioskPin.body)

async function submit(): Promise<void> {
  const result = await pinForm.submit(savePin)
  if (result?.ok) pinForm.reset()
}

/** Sets the PIN that makes a tablet a kiosk of the store, for managers. */
export function PinForm({ hasPin }: { hasPin: boolean }) {
  const { t } = useWords()
  const [isShown, setShown] = useState(false)
  const { form, field, isSending } = useForm(pinForm, { words: { 'pin.code': 'kiosks.badPin' } })
  return (
    <section className={panel.box} aria-label={t('kiosks.pin')}>
      <div className={panel.head}>
        <h2 tabIndex={-1}>{t('kiosks.pin')}</h2>
      </div>
      <div className={s.form}>
        <Form {...form} label={t('kiosks.pin')} onSubmit={() => void submit()}>
          <p className={layout.small}>{t(hasPin ? 'kiosks.pinText' : 'kiosks.noPin')}</p>
          <Field
            {...field('pin')}
            label={t('kiosks.newPin')}
            hint={t('kiosks.pinHint')}
            type={isShown ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            end={
              <IconButton
                icon={Eye}
                label={t('kiosks.showPin')}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              />
            }
          />
          <Button type="submit" kind="primary" busy={isSending}>
            {t('kiosks.savePin')}
          </Button>
        </Form>
        {hasPin && (
          <div className={s.tries}>
            <p className={layout.small}>{t('kiosks.pinTriesText')}</p>
            <Button onClick={() => void allowPinTries()}>{t('kiosks.pinTries')}</Button>
          </div>
        )}
      </div>
    </section>
  )
}
