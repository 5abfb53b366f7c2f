import { useStore } from '@nanostores/react'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../../i18n/translate.ts'
import { formOf } from '../../stores/core/form-messages.ts'
import { onWayForm, setOut, ways } from '../../stores/order/arrival.ts'
import { Button } from '../../ui/button.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { formWays } from './form-ways.ts'

interface Props {
  order: Order
  onDone(): void
  onHere(): void
  onCancel: (() => void) | undefined
}

/** Says that the shopper is on their way, how long it takes, or that they are there. */
export function WayForm({ order, onDone, onHere, onCancel }: Props) {
  const { t } = useT()
  const state = useStore(onWayForm.$state)
  const send = async () => {
    if (await setOut(order.id)) onDone()
  }
  return (
    <Form {...formOf(state, t)} label={t('way.say')} onSubmit={() => void send()}>
      <p className={layout.quiet}>{t('way.text')}</p>
      <FieldSelect
        id="sf-minutes"
        label={t('field.minutes')}
        value={state.values.minutes}
        options={ways.map(count => ({ value: String(count), label: t('way.in', { count }) }))}
        onValue={minutes => onWayForm.type('minutes', minutes)}
      />
      <div className={formWays}>
        <Button kind="primary" type="submit" busy={state.isSending}>
          {t('way.say')}
        </Button>
        <Button onClick={onHere}>{t('here.say')}</Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('here.back')}
          </Button>
        )}
      </div>
    </Form>
  )
}
