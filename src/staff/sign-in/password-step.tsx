import { useState } from 'react'
import type { Challenge } from '../../contract/account/account.ts'
import { signInStaff } from '../../contract/staff/staff-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../components/fields/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { call } from '../data/call.ts'
import { useSubmit } from '../use-submit.ts'
import { useWords } from '../staff-words.ts'

/** First step of a sign-in: email address and password. */
export function PasswordStep({ onChallenge }: { onChallenge(challenge: Challenge): void }) {
  const { t } = useWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { form, errors, isBusy, submit } = useSubmit(
    ['email', 'password'],
    async () => onChallenge(await call(signInStaff, { body: { email, password } })),
    { 'password.wrong': 'wrongPassword', 'password.too_short': 'required', 'email.too_short': 'required' }
  )
  return (
    <Form {...form} label={t('signIn')} onSubmit={submit}>
      <h1 tabIndex={-1}>{t('signIn')}</h1>
      <EmailField
        id="email"
        name="email"
        label={t('email')}
        autoComplete="username"
        value={email}
        onValue={setEmail}
        error={errors['email']}
      />
      <PasswordField
        id="password"
        label={t('password')}
        value={password}
        onValue={setPassword}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        error={errors['password']}
      />
      <Button type="submit" kind="primary" tall wide busy={isBusy}>
        {t('continue')}
      </Button>
    </Form>
  )
}
