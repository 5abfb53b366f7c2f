import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $canText } from '../../stores/location/texts.ts'
import { fieldOf, formOf, type MessageOverrides } from '../../stores/core/form-messages.ts'
import { sendCode, sendCodeForm } from '../../stores/session/sign-in/sign-in-code.ts'
import { typedEmail } from '../../stores/session/sign-in/sign-in-password.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'

/** A shop that sends no texts takes an email address alone. */
const emailWords: MessageOverrides = { to: 'field.email' }

/** Sends a code to an email address, or to a phone number where the shop sends texts. */
export function CodeForm() {
  const { t } = useT()
  const state = useStore(sendCodeForm.$state)
  const canText = useStore($canText)
  const words = canText ? {} : emailWords
  useEffect(() => sendCodeForm.fillIn({ to: typedEmail() }), [])
  return (
    <Form {...formOf(state, t, words)} label={t('code.title')} onSubmit={() => void sendCode()}>
      <p className={layout.quiet}>{t(canText ? 'code.why' : 'code.whyEmail')}</p>
      <Field
        {...fieldOf(sendCodeForm, state, 'to', t, words)}
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
