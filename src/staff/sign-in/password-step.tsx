import { createForm } from '../../client/form.ts'
import { request } from '../../client/http/request.ts'
import type { Challenge } from '../../contract/account/account.ts'
import { signInStaff } from '../../contract/staff/staff-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../components/fields/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'

const passwordForm = createForm('person', { email: '', password: '' }, signInStaff.body)

/** First step of a sign-in: email address and password. */
export function PasswordStep({ onChallenge }: { onChallenge(challenge: Challenge): void }) {
  const { t } = useWords()
  const { form, field, isSending } = useForm(passwordForm, { words: { 'password.wrong': 'wrongPassword' } })
  const submit = async () => {
    const result = await passwordForm.submit(body => request(signInStaff, { body }))
    if (result?.ok) onChallenge(result.value)
  }
  return (
    <Form {...form} label={t('signIn')} onSubmit={() => void submit()}>
      <h1 tabIndex={-1}>{t('signIn')}</h1>
      <EmailField {...field('email')} label={t('email')} autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" kind="primary" tall wide busy={isSending}>
        {t('continue')}
      </Button>
    </Form>
  )
}
