import type { Challenge } from '../../contract/account/account.ts'
import { confirmStaff } from '../../contract/staff/staff-member.ts'
import { createForm } from '../../client/form.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../components/fields/code-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { signInByCode } from '../data/session.ts'
import { overProblem } from './over-problem.ts'
import { useForm } from '../use-form.ts'
import { useWords } from '../staff-words.ts'

const codeForm = createForm('person', { challenge: '', code: '' }, confirmStaff.body, undefined, undefined, {
  problemOf: overProblem('codeOver')
})

const words = { 'code.wrong': 'wrongCode', 'code.code': 'wrongCode' } as const

/** Second step of a sign-in: the code that was sent by email. */
export function CodeStep({ challenge, onOver }: { challenge: Challenge; onOver(): void }) {
  const { t } = useWords()
  const { form, field, isSending } = useForm(codeForm, { words, start: { challenge: challenge.challenge } })
  return (
    <Form
      {...form}
      label={t('signIn')}
      onSubmit={() => void codeForm.submit(signInByCode)}
      way={
        <Button kind="quiet" onClick={onOver}>
          {t('back')}
        </Button>
      }
    >
      <h1 tabIndex={-1}>{t('code')}</h1>
      <p>{t('codeSent', { to: challenge.sentTo })}</p>
      <CodeField {...field('code')} label={t('code')} autoFocus />
      <Button type="submit" kind="primary" tall wide busy={isSending}>
        {t('signIn')}
      </Button>
    </Form>
  )
}
