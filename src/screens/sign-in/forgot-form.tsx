import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { EmailField } from '../../components/fields/email-field.tsx'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { $linkSentTo, forgotForm, sendPasswordLink, typedEmail } from '../../stores/session/sign-in/sign-in-password.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'

function Sent({ email }: { email: string }) {
  const { t } = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={layout.tight}>
      <h2 ref={title} tabIndex={-1}>
        {t('forgot.sent')}
      </h2>
      <p className={layout.quiet}>{t('forgot.sentText', { email })}</p>
    </div>
  )
}

/** Sends a password reset link, without revealing whether there is an account. */
export function ForgotForm() {
  const { t } = useT()
  const state = useStore(forgotForm.$state)
  const sentTo = useStore($linkSentTo)
  useEffect(() => {
    forgotForm.fillIn({ email: typedEmail() })
    return () => $linkSentTo.set(undefined)
  }, [])
  if (sentTo !== undefined) return <Sent email={sentTo} />
  return (
    <Form {...formOf(state, t)} label={t('forgot.title')} onSubmit={() => void sendPasswordLink()}>
      <p className={layout.quiet}>{t('forgot.why')}</p>
      <EmailField {...fieldOf(forgotForm, state, 'email', t)} autoComplete="username" />
      <Button kind="primary" type="submit" tall wide busy={state.isSending}>
        {t('forgot.send')}
      </Button>
    </Form>
  )
}
