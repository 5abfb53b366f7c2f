import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { useT } from '../../../i18n/translate.ts'
import { fieldOf, formOf } from '../../../stores/core/form-messages.ts'
import { $phoneCode, askPhoneCode, confirmPhone, phoneForm } from '../../../stores/account/verify-phone.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { Block } from '../block.tsx'

/** Asks for the six-digit code sent to the phone. */
function PhoneCode({ phone }: { phone: string }) {
  const { t } = useT()
  const state = useStore(phoneForm.$state)
  const { isSending } = useStore($phoneCode)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className={layout.stack}>
      <p role="status">{t('phone.sent', { phone })}</p>
      <Form {...formOf(state, t)} label={t('phone.title')} onSubmit={() => void confirmPhone()}>
        <CodeField {...fieldOf(phoneForm, state, 'code', t)} />
        <div className={layout.row}>
          <Button kind="primary" type="submit" busy={state.isSending}>
            {t('phone.confirm')}
          </Button>
          <Button kind="quiet" busy={isSending} onClick={() => void askPhoneCode()}>
            {t('code.again')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Confirms the account's phone number by text message; an unconfirmed number can't be used to sign in. */
export function PhoneCheck({ phone }: { phone: string }) {
  const { t } = useT()
  const { sentTo, isSending } = useStore($phoneCode)
  return (
    <Block title={t('phone.title')}>
      {sentTo === phone ? (
        <PhoneCode phone={phone} />
      ) : (
        <div className={layout.tight}>
          <p className={layout.quiet}>{t('phone.why', { phone })}</p>
          <div>
            <Button busy={isSending} onClick={() => void askPhoneCode()}>
              {t('phone.send')}
            </Button>
          </div>
        </div>
      )}
    </Block>
  )
}
