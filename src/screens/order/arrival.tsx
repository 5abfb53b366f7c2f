import { useState } from 'react'
import type { Order, OrderStatus } from '../../contract/order/order.ts'
import type { Zone } from '../../rules/time/clock-offsets.ts'
import { useT } from '../../i18n/translate.ts'
import { writeSent } from '../../stores/location/hours/hours.ts'
import { checkInForm } from '../../stores/order/arrival.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'
import { HereForm } from './here-form.tsx'
import { WayForm } from './way-form.tsx'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
@container sf (max-width: 279px) { padding:12px; }`,
  title: 'font-size:18px;'
})

const underWay: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready']

interface Props {
  order: Order
  zone: Zone
}

/** The shopper's way to an order that they fetch: that they are on their way, and that they are there. */
export function Arrival({ order, zone }: Props) {
  const { t } = useT()
  if (order.status === 'placed') return <p className={layout.quiet}>{t('here.notYet')}</p>
  return underWay.includes(order.status) ? <Steps order={order} zone={zone} /> : null
}

type Editing = 'way' | 'here' | undefined

function Steps({ order, zone }: Props) {
  const { t } = useT()
  const { method, curbside, onWay } = order
  // A back end that takes no word of the way asks where they wait.
  const first = onWay === undefined ? 'here' : 'way'
  const [editing, setEditing] = useState<Editing>()
  const step = editing ?? (curbside || onWay ? undefined : first)
  const box = useFocusMove(step, 'h2')
  const done = () => setEditing(undefined)
  const titles = {
    way: 'way.title',
    here: method === 'curbside' ? 'here.title' : 'here.titleInside',
    said: curbside ? 'here.known' : 'way.known'
  } as const
  const cancel = curbside || onWay || step !== first ? done : undefined
  return (
    <div ref={box} className={s.box}>
      <h2 className={s.title} tabIndex={-1}>
        {t(titles[step ?? 'said'])}
      </h2>
      {step === 'way' && <WayForm order={order} onDone={done} onHere={() => setEditing('here')} onCancel={cancel} />}
      {step === 'here' && <HereForm order={order} onDone={done} onCancel={cancel} />}
      {step === undefined && <Said order={order} zone={zone} edit={setEditing} />}
    </div>
  )
}

/** The word that the store has of the way or the arrival, with ways to correct it and to go on. */
function Said({ order: { curbside, onWay }, zone, edit }: Props & { edit(step: Editing): void }) {
  const { t, locale } = useT()
  const change = () => {
    if (curbside) checkInForm.fillIn(curbside)
    edit(curbside ? 'here' : 'way')
  }
  const place = curbside && [curbside.car, curbside.spot].filter(Boolean).join(', ')
  const said = curbside
    ? t(place ? 'here.said' : 'here.saidInside', { place: place ?? '', time: writeSent(curbside.at, zone, locale) })
    : t('way.said', { time: onWay ? writeSent(onWay.due, zone, locale) : '' })
  return (
    <>
      <NoticeLine
        tone="ok"
        way={
          <Button kind="quiet" onClick={change}>
            {t('here.change')}
          </Button>
        }
      >
        {said}
      </NoticeLine>
      {!curbside && (
        <div>
          <Button kind="primary" onClick={() => edit('here')}>
            {t('here.say')}
          </Button>
        </div>
      )}
    </>
  )
}
