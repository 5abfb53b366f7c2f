import { minLength, object, pipe, string, trim } from 'valibot'
import { createForm } from '../../client/form.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { signInByToken } from '../data/session.ts'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'

const tokenForm = createForm('person', { token: '' }, object({ token: pipe(string(), trim(), minLength(1)) }))

/** Signs in; a token that the API doesn't know is an error of the field. */
async function submit(): Promise<void> {
  await tokenForm.submit(async ({ token }) => {
    const result = await signInByToken(token)
    if (result.ok || result.problem.code !== 'unauthorized') return result
    return { ok: false, problem: { ...result.problem, fields: { token: 'wrong' } } }
  })
}

/** Signs in with a staff token, which is set up on the command line. */
export function TokenForm() {
  const { t } = useWords()
  const { form, field, isSending } = useForm(tokenForm, { words: { 'token.wrong': 'wrongToken' } })
  return (
    <Form {...form} label={t('useToken')} onSubmit={() => void submit()}>
      <h1 tabIndex={-1}>{t('useToken')}</h1>
      <PasswordField
        {...field('token')}
        label={t('token')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" kind="primary" tall wide busy={isSending}>
        {t('signIn')}
      </Button>
    </Form>
  )
}
