import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { sendCode, sendCodeForm } from '../../stores/session/sign-in/sign-in-code.ts'
import { typedEmail } from '../../stores/session/sign-in/sign-in-password.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'

/** Sends a code to an email address or a phone number. */
export function CodeForm() {
  const { t } = useT()
  const state = useStore(sendCodeForm.$state)
  useEffect(() => sendCodeForm.fillIn({ to: typedEmail() }), [])
  return (
    <Form {...formOf(state, t)} label={t('code.title')} onSubmit={() => void sendCode()}>
      <p className={layout.quiet}>{t('code.why')}</p>
      <Field
        {...fieldOf(sendCodeForm, state, 'to', t)}
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button kind="primary" type="submit" tall wide busy={state.isSending}>
        {t('code.send')}
      </Button>
    </Form>
  )
}
