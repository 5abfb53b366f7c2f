import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Refused } from '../data/call.ts'
import { signInByToken } from '../data/session.ts'
import { useSubmit } from '../use-submit.ts'
import { useWords } from '../staff-words.ts'

/** Signs in with a staff token, which is set up on the command line. */
export function TokenForm() {
  const { t } = useWords()
  const [token, setToken] = useState('')
  const { form, errors, isBusy, submit } = useSubmit(
    ['token'],
    async () => {
      try {
        await signInByToken(token.trim())
      } catch (error) {
        throw error instanceof Refused && error.status === 401 ? new Refused(422, '', { token: 'wrong' }) : error
      }
    },
    { 'token.wrong': 'wrongToken' }
  )
  return (
    <Form {...form} label={t('useToken')} onSubmit={submit}>
      <h1 tabIndex={-1}>{t('useToken')}</h1>
      <PasswordField
        id="token"
        name="token"
        label={t('token')}
        value={token}
        onValue={setToken}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        error={errors['token']}
      />
      <Button type="submit" kind="primary" tall wide busy={isBusy}>
        {t('signIn')}
      </Button>
    </Form>
  )
}
