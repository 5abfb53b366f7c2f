import type { ReactNode } from 'react'
import { createForm } from '../../client/form.ts'
import { request } from '../../client/http/request.ts'
import { requestStaffPassword } from '../../contract/staff/staff-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../components/fields/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'

const forgotForm = createForm('person', { email: '' }, requestStaffPassword.body)

interface Props {
  /** An address to begin with. */
  email?: string
  /** The title and the text where nothing was forgotten. */
  title?: string
  children?: ReactNode
  onSent(email: string): void
}

/** Asks for a link to choose a new password. */
export function ForgotForm({ email: start, title, children, onSent }: Props) {
  const { t } = useWords()
  const { form, field, isSending } = useForm(forgotForm, start === undefined ? {} : { start: { email: start } })
  const submit = async () => {
    const { email } = forgotForm.$state.get().values
    const result = await forgotForm.submit(body => request(requestStaffPassword, { body }))
    if (result?.ok) onSent(email)
  }
  return (
    <Form {...form} label={title ?? t('forgot')} onSubmit={() => void submit()}>
      <h1 tabIndex={-1}>{title ?? t('forgot')}</h1>
      {children ?? <p>{t('forgotText')}</p>}
      <EmailField {...field('email')} label={t('email')} autoComplete="username" autoFocus={start === undefined} />
      <Button type="submit" kind="primary" tall wide busy={isSending}>
        {t('sendLink')}
      </Button>
    </Form>
  )
}
