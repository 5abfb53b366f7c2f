import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { EmailField } from '../../components/fields/email-field.tsx'
import { EmailHint } from '../../components/fields/email-hint.tsx'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { likelyEmail } from '../../rules/person/email-typo.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { changeEmail, emailForm } from '../../stores/order/order-actions.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'

const s = styles({
  line: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;& p { min-width:0;overflow-wrap:anywhere; }',
  form: 'max-width:480px;margin-block-start:8px;'
})

function EmailForm({ order, onDone }: { order: Order; onDone(): void }) {
  const { t } = useT()
  const state = useStore(emailForm.$state)
  const isSignedIn = useStore($loggedIn)
  const field = fieldOf(emailForm, state, 'email', t)
  const send = async () => {
    if (await changeEmail(order.id)) onDone()
  }
  return (
    <div className={s.form}>
      <Form {...formOf(state, t)} label={t('order.email.title')} onSubmit={() => void send()}>
        <div>
          <EmailField
            {...field}
            hint={t(isSignedIn ? 'order.email.account' : 'order.email.guest')}
            autoComplete="email"
          />
          <EmailHint of={field.id} meant={likelyEmail(state.values.email)} onValue={field.onValue} />
        </div>
        <div className={layout.row}>
          <Button kind="soft" type="submit" busy={state.isSending}>
            {t('order.email.send')}
          </Button>
          <Button onClick={onDone}>{t('order.email.keep')}</Button>
        </div>
      </Form>
    </div>
  )
}

/** Where the confirmation was sent, and a form to correct the address; a kiosk offers no change (SPEC C15). */
export function OrderEmail({ order }: { order: Order }) {
  const { t } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const [isChanging, setChanging] = useState(false)
  const box = useFocusMove(isChanging, isChanging ? 'input' : 'button')
  const { email } = order.customer
  if (!email) return null
  const change = () => {
    emailForm.reset()
    emailForm.fillIn({ email })
    setChanging(true)
  }
  return (
    <div ref={box} className={layout.tight}>
      <div className={s.line}>
        <p className={layout.small} role="status">
          {t('order.wrote', { email })}
        </p>
        {!isKiosk && !isChanging && (
          <Button kind="quiet" aria-label={t('order.email.label')} onClick={change}>
            {t('part.change')}
          </Button>
        )}
      </div>
      {isChanging && <EmailForm order={order} onDone={() => setChanging(false)} />}
    </div>
  )
}
