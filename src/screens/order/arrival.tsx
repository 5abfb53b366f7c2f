import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order, OrderStatus } from '../../contract/order/order.ts'
import type { Zone } from '../../rules/time/clock-offsets.ts'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { writeSent } from '../../stores/location/hours/hours.ts'
import { checkInForm, checkIn } from '../../stores/order/order-actions.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
@container sf (max-width: 279px) { padding:12px; }`,
  title: 'font-size:18px;'
})

const underWay: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready']

function HereForm({ order, onDone }: { order: Order; onDone(): void }) {
  const { t } = useT()
  const state = useStore(checkInForm.$state)
  const send = async () => {
    if (await checkIn(order.id)) onDone()
  }
  return (
    <Form {...formOf(state, t)} label={t('here.title')} onSubmit={() => void send()}>
      <Field {...fieldOf(checkInForm, state, 'car', t)} maxLength={60} autoComplete="off" required />
      <Field {...fieldOf(checkInForm, state, 'spot', t)} maxLength={40} autoComplete="off" required />
      <div>
        <Button kind="primary" type="submit" busy={state.isSending}>
          {t('here.say')}
        </Button>
      </div>
    </Form>
  )
}

/** The check-in form of a curbside order (car and spot); afterwards, a confirmation. */
export function Curbside({ order, zone }: { order: Order; zone: Zone }) {
  const { t, locale } = useT()
  const [isChanging, setChanging] = useState(false)
  const { curbside, status } = order
  const isEditing = !curbside || isChanging
  const box = useFocusMove(isEditing, isEditing ? 'input' : 'h2')
  if (status === 'placed') return <p className={layout.quiet}>{t('here.notYet')}</p>
  if (!underWay.includes(status)) return null
  const change = () => {
    if (curbside) checkInForm.fillIn(curbside)
    setChanging(true)
  }
  return (
    <div ref={box} className={s.box}>
      <h2 className={s.title} tabIndex={-1}>
        {t(curbside ? 'here.known' : 'here.title')}
      </h2>
      {curbside && (
        <NoticeLine
          tone="ok"
          way={
            !isChanging && (
              <Button kind="quiet" onClick={change}>
                {t('here.change')}
              </Button>
            )
          }
        >
          {t('here.said', { ...curbside, time: writeSent(curbside.at, zone, locale) })}
        </NoticeLine>
      )}
      {!curbside && <p className={layout.quiet}>{t('here.text')}</p>}
      {isEditing && <HereForm order={order} onDone={() => setChanging(false)} />}
    </div>
  )
}
