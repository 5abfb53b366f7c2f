import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import type { Zone } from '../../rules/time/clock-offsets.ts'
import { wallAt } from '../../rules/time/time-zone.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { fieldOf } from '../../stores/core/form-messages.ts'
import { $isAsap, $slotLoss, chooseAsap, chooseSlot, earliest, followSlots } from '../../stores/checkout/chosen-slot.ts'
import { cutOffNote } from '../../stores/location/hours/order-cut-off.ts'
import { $slotMove } from '../../stores/checkout/moved-slot.ts'
import { $heldSlot, withHeld } from '../../stores/checkout/slot-grace-period.ts'
import { $now } from '../../client/now.ts'
import { $slots, dayLabel, loadSlots, slotLabel } from '../../stores/checkout/slots.ts'
import { buttonClass } from '../../ui/button.tsx'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ReadyRange } from './ready-range.tsx'
import { slotWords } from './slot-words.ts'

const ASAP = 'asap'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns true if the device's time differs from the store's. */
const differs = (zone: Zone, now: number): boolean =>
  wallAt(now, zone).getTime() !== wallAt(now, platform().zone()).getTime()

/** The pickup or delivery time: as soon as possible, or a day and time, in the store's time zone. */
export function SlotChoice({ location, cart }: { location: StoreLocation; cart: Cart }) {
  const { t, locale } = useT()
  const load = useStore($slots)
  const now = useStore($now)
  const isAsap = useStore($isAsap)
  const heldSlot = useStore($heldSlot)
  const loss = useStore($slotLoss)
  const move = useStore($slotMove)
  const [picked, setPicked] = useState<string>()
  const { method } = cart
  const isDelivery = method === 'delivery'
  const field = fieldOf(checkoutForm, useStore(checkoutForm.$state), 'slot', t, slotWords(method))
  const { id, label, error, value: chosen } = field
  useEffect(() => followSlots(), [location.slug])
  return (
    <AsyncView
      load={load}
      now={now}
      t={t}
      onRetry={loadSlots}
      skeleton={
        <Skeleton label={t('slots.loading')}>
          <div className={layout.stack}>
            <Bone height={44} radius={12} />
            <Bone height={48} radius={8} />
          </div>
        </Skeleton>
      }
    >
      {days => {
        const note = cutOffNote(location, method, { days, now, locale })
        const closed = note?.kind === 'closed' && <NoticeLine icon={Clock}>{note.text}</NoticeLine>
        const open = withHeld(days, heldSlot).filter(day => day.slots.some(slot => slot.available))
        const day =
          open.find(candidate => candidate.date === picked) ??
          open.find(candidate => candidate.slots.some(slot => slot.id === chosen)) ??
          open[0]
        const first = earliest()
        if (!day)
          return (
            <div className={layout.stack}>
              {closed}
              <NoticeLine icon={Clock}>{t(`slots.none.${method}`)}</NoticeLine>
              <div className={layout.row}>
                <Link to={paths.locations()} className={buttonClass()}>
                  {t('store.change')}
                </Link>
                <Link to={paths.cart(location.slug)} className={buttonClass({ kind: 'quiet' })}>
                  {t('back.cart')}
                </Link>
              </div>
            </div>
          )
        const value = day.slots.some(slot => slot.id === chosen) ? chosen : ''
        const errorId = `${id}-error`
        const dayOf = (date: string) => capital(dayLabel(date, now, location, locale))
        return (
          <div className={layout.stack}>
            {closed}
            <BoxChoice
              look="line"
              legend={t(isDelivery ? 'slots.dayDelivery' : 'slots.day')}
              value={isAsap ? ASAP : day.date}
              onValue={date => {
                if (date === ASAP) return chooseAsap()
                setPicked(date)
                chooseSlot('')
              }}
              options={[
                ...(first ? [{ value: ASAP, label: t('slots.asap') }] : []),
                ...open.map(({ date }) => ({ value: date, label: dayOf(date) }))
              ]}
            />
            {isAsap && first ? (
              <div role="status">
                <p>
                  <strong>
                    {t('slots.asapAt', { day: dayOf(first.id.slice(0, 10)), time: slotLabel(first, location, locale) })}
                  </strong>
                </p>
                {!isDelivery && <ReadyRange first={first} location={location} />}
              </div>
            ) : (
              <FieldSelect
                id={id}
                label={label}
                value={value}
                onValue={chooseSlot}
                describedBy={error && errorId}
                options={[
                  { value: '', label: t('slots.choose'), disabled: true },
                  ...day.slots.map(slot => ({
                    value: slot.id,
                    label: slot.available
                      ? slotLabel(slot, location, locale)
                      : t('slots.full', { time: slotLabel(slot, location, locale) }),
                    disabled: !slot.available
                  }))
                ]}
              />
            )}
            {isAsap && move && (
              <NoticeLine icon={Clock} tone="warn">
                {t(move)}
              </NoticeLine>
            )}
            {error && <FieldError id={errorId} text={error} />}
            {error && loss && <p className={layout.small}>{t(loss)}</p>}
            {note?.kind === 'ahead' && <p>{note.text}</p>}
            {differs(location, now) && (
              <p className={layout.small}>{t('slots.zone', { city: location.address.city })}</p>
            )}
          </div>
        )
      }}
    </AsyncView>
  )
}
