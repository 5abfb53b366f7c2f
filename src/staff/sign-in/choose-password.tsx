import { createForm } from '../../client/form.ts'
import { request } from '../../client/http/request.ts'
import { setStaffPassword } from '../../contract/staff/staff-member.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'
import { overProblem } from './over-problem.ts'

const newPasswordForm = createForm('person', { token: '', password: '' }, setStaffPassword.body, undefined, undefined, {
  problemOf: overProblem('linkOver')
})

/** Chooses a password by the link of an invitation or a reset. */
export function ChoosePassword({ token, onSaved }: { token: string; onSaved(): void }) {
  const { t } = useWords()
  const { form, field, isSending } = useForm(newPasswordForm, { start: { token } })
  const submit = async () => {
    const result = await newPasswordForm.submit(body => request(setStaffPassword, { body }))
    if (result?.ok) onSaved()
  }
  return (
    <Form {...form} label={t('choosePassword')} onSubmit={() => void submit()}>
      <h1 tabIndex={-1}>{t('choosePassword')}</h1>
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" kind="primary" tall wide busy={isSending}>
        {t('savePassword')}
      </Button>
    </Form>
  )
}
