import { useState } from 'react'
import { requestStaffPassword } from '../../contract/staff/staff-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../components/fields/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { call } from '../data/call.ts'
import { useSubmit } from '../use-submit.ts'
import { useWords } from '../staff-words.ts'

/** Asks for a link to choose a new password. */
export function ForgotForm({ onSent }: { onSent(email: string): void }) {
  const { t } = useWords()
  const [email, setEmail] = useState('')
  const { form, errors, isBusy, submit } = useSubmit(
    ['email'],
    async () => {
      await call(requestStaffPassword, { body: { email } })
      onSent(email)
    },
    { 'email.too_short': 'required' }
  )
  return (
    <Form {...form} label={t('forgot')} onSubmit={submit}>
      <h1 tabIndex={-1}>{t('forgot')}</h1>
      <p>{t('forgotText')}</p>
      <EmailField
        id="email"
        name="email"
        label={t('email')}
        autoComplete="username"
        autoFocus
        value={email}
        onValue={setEmail}
        error={errors['email']}
      />
      <Button type="submit" kind="primary" tall wide busy={isBusy}>
        {t('sendLink')}
      </Button>
    </Form>
  )
}
