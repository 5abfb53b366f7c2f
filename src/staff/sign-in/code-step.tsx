import { useState } from 'react'
import type { Challenge } from '../../contract/account/account.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../components/fields/code-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Refused } from '../data/call.ts'
import { signInByCode } from '../data/session.ts'
import { useSubmit } from '../use-submit.ts'
import { useWords } from '../staff-words.ts'

/** Second step of a sign-in: the code that was sent by email. */
export function CodeStep({ challenge, onOver }: { challenge: Challenge; onOver(): void }) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const { form, errors, isBusy, submit } = useSubmit(
    ['code'],
    async () => {
      try {
        await signInByCode(challenge.challenge, code)
      } catch (error) {
        // Only a new one helps.
        throw error instanceof Refused && error.status === 410 ? new Refused(410, t('codeOver')) : error
      }
    },
    { 'code.wrong': 'wrongCode', 'code.code': 'wrongCode', 'code.too_short': 'required' }
  )
  return (
    <Form
      {...form}
      label={t('signIn')}
      onSubmit={submit}
      way={
        <Button kind="quiet" onClick={onOver}>
          {t('back')}
        </Button>
      }
    >
      <h1 tabIndex={-1}>{t('code')}</h1>
      <p>{t('codeSent', { to: challenge.sentTo })}</p>
      <CodeField
        id="code"
        name="code"
        label={t('code')}
        autoFocus
        value={code}
        onValue={setCode}
        error={errors['code']}
      />
      <Button type="submit" kind="primary" tall wide busy={isBusy}>
        {t('signIn')}
      </Button>
    </Form>
  )
}
