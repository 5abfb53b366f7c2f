import { useState } from 'react'
import { setStaffPassword } from '../../contract/staff/staff-member.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { call, Refused } from '../data/call.ts'
import { useSubmit } from '../use-submit.ts'
import { useWords } from '../staff-words.ts'

/** Chooses a password by the link of an invitation or a reset. */
export function ChoosePassword({ token, onSaved }: { token: string; onSaved(): void }) {
  const { t } = useWords()
  const [password, setPassword] = useState('')
  const { form, errors, isBusy, submit } = useSubmit(['password'], async () => {
    try {
      await call(setStaffPassword, { body: { token, password } })
      onSaved()
    } catch (error) {
      const isOver = error instanceof Refused && [404, 410].includes(error.status)
      throw isOver ? new Refused(410, t('linkOver')) : error
    }
  })
  return (
    <Form {...form} label={t('choosePassword')} onSubmit={submit}>
      <h1 tabIndex={-1}>{t('choosePassword')}</h1>
      <PasswordField
        id="password"
        label={t('password')}
        hint={t('passwordHint')}
        value={password}
        onValue={setPassword}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        error={errors['password']}
      />
      <Button type="submit" kind="primary" tall wide busy={isBusy}>
        {t('savePassword')}
      </Button>
    </Form>
  )
}
