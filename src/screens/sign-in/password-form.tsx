import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EmailField } from '../../components/fields/email-field.tsx'
import { CurrentPasswordField } from '../../components/fields/password-fields.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { fieldOf, formOf, type MessageOverrides } from '../../stores/core/form-messages.ts'
import { passwordForm, signInWithPassword, typedEmail } from '../../stores/session/sign-in/sign-in-password.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'

const own: MessageOverrides = { 'password.wrong': 'signIn.wrong' }

/**
 * Signs in with email address and password, with alternatives for those without their password. `query` leads back to where
 * the sign-in started.
 */
export function PasswordForm({ query }: { query: string }) {
  const { t } = useT()
  const state = useStore(passwordForm.$state)
  useEffect(() => passwordForm.fillIn({ email: typedEmail() }), [])
  return (
    <>
      <Form {...formOf(state, t, own)} label={t('signIn.title')} onSubmit={() => void signInWithPassword()}>
        <EmailField {...fieldOf(passwordForm, state, 'email', t)} autoComplete="username" />
        <CurrentPasswordField {...fieldOf(passwordForm, state, 'password', t, own)} />
        <Button kind="primary" type="submit" tall wide busy={state.isSending}>
          {t('signIn.do')}
        </Button>
      </Form>
      <Link to={paths.user('code') + query} className={buttonClass({ wide: true })}>
        {t('signIn.code')}
      </Link>
      <div>
        <Link to={paths.user('forgot') + query} className={buttonClass({ kind: 'quiet' })}>
          {t('signIn.forgot')}
        </Link>
      </div>
    </>
  )
}
