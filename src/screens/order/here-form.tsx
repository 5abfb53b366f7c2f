import { useStore } from '@nanostores/react'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf, type MessageOverrides } from '../../stores/core/form-messages.ts'
import { checkIn, checkInForm } from '../../stores/order/arrival.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { formWays } from './form-ways.ts'

const inside: MessageOverrides = { spot: 'here.place' }

interface Props {
  order: Order
  onDone(): void
  onCancel: (() => void) | undefined
}

/** The check-in: car and spot at the curb, and in the store a place if the shopper likes. */
export function HereForm({ order, onDone, onCancel }: Props) {
  const { t } = useT()
  const state = useStore(checkInForm.$state)
  const isAtCurb = order.method === 'curbside'
  const words = isAtCurb ? undefined : inside
  const send = async () => {
    if (await checkIn(order.id)) onDone()
  }
  return (
    <Form {...formOf(state, t, words)} label={t('here.say')} onSubmit={() => void send()}>
      <p className={layout.quiet}>{t(isAtCurb ? 'here.text' : 'here.textInside')}</p>
      {isAtCurb && <Field {...fieldOf(checkInForm, state, 'car', t)} maxLength={60} autoComplete="off" required />}
      <Field {...fieldOf(checkInForm, state, 'spot', t, words)} maxLength={40} autoComplete="off" required={isAtCurb} />
      <div className={formWays}>
        <Button kind="primary" type="submit" busy={state.isSending}>
          {t('here.say')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('here.back')}
          </Button>
        )}
      </div>
    </Form>
  )
}
