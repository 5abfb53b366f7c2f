import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { CodeField } from '../../components/fields/code-field.tsx'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import {
  $challenge,
  codeForm,
  dropCode,
  resendCode,
  signInWithCode,
  typeCode
} from '../../stores/session/sign-in/sign-in-code.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'

/** Asks for the six-digit code that was sent. */
export function CodeStep() {
  const { t } = useT()
  const state = useStore(codeForm.$state)
  const challenge = useStore($challenge)
  const box = useRef<HTMLDivElement>(null)
  const toField = () => box.current?.querySelector<HTMLElement>('#sf-code')?.focus()
  useLayoutEffect(toField, [])
  const mayAsk = challenge?.canResend
  useLayoutEffect(() => {
    // The resend button was removed, and focus with it.
    if (!mayAsk) toField()
  }, [mayAsk])
  if (!challenge) return null
  const { sentTo: to, isNew, canResend, isResending } = challenge
  return (
    <div ref={box} className={layout.stack}>
      <p role="status">{t(isNew ? 'code.sentNew' : 'code.sent', { to })}</p>
      <Form {...formOf(state, t)} label={t('field.code')} onSubmit={() => void signInWithCode()}>
        <CodeField {...fieldOf(codeForm, state, 'code', t)} onValue={typeCode} />
        <Button kind="primary" type="submit" tall wide busy={state.isSending}>
          {t(isNew ? 'signUp.do' : 'signIn.do')}
        </Button>
      </Form>
      <div className={layout.tight}>
        {canResend ? (
          <Button wide busy={isResending} onClick={() => void resendCode()}>
            {t('code.again')}
          </Button>
        ) : (
          <p className={layout.small}>{t('code.wait')}</p>
        )}
        <div>
          <Button kind="quiet" onClick={dropCode}>
            {t('code.other')}
          </Button>
        </div>
      </div>
    </div>
  )
}
