import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { lockScroll, platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { $isConnected } from '../../stores/kiosk/report.ts'
import { $device, setDevice } from '../../stores/kiosk/device.ts'
import { $staffDoor, closeStaffMenu, register, unregister } from '../../stores/kiosk/kiosk-staff.ts'
import { $waitingOrders } from '../../stores/kiosk/waiting-orders.ts'
import { leaveKioskMode, showStoreList } from '../../stores/kiosk/leave-kiosk.ts'
import { Button } from '../../ui/button.tsx'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { Check } from '../../ui/form/check.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { WaitingList } from './waiting-list.tsx'

interface Props {
  location: StoreLocation
  onPrint(): void
}

/** Makes the tablet a kiosk of the store, or names the registered one. */
function Registration({ location }: Pick<Props, 'location'>) {
  const { t } = useT()
  const { registered } = useStore($device)
  const door = useStore($staffDoor)
  const hasWaiting = useStore($waitingOrders).length > 0
  const [name, setName] = useState('')
  const problem = door.step === 'open' ? door.problem : undefined
  if (registered)
    return (
      <div className={layout.tight}>
        <p>{t('kiosk.staff.is', { letter: registered.kiosk.letter, name: registered.kiosk.name })}</p>
        <p className={layout.small}>{t(registered.kiosk.hasReader ? 'kiosk.staff.reader' : 'kiosk.staff.noReader')}</p>
        <div>
          <Button kind="quiet" disabled={hasWaiting} onClick={unregister}>
            {t('kiosk.staff.unregister')}
          </Button>
        </div>
      </div>
    )
  return (
    <form
      className={layout.stack}
      onSubmit={event => {
        event.preventDefault()
        void register(location.slug, name.trim() || t('kiosk.staff.nameless'))
      }}
    >
      <p>{t('kiosk.staff.why')}</p>
      <Field id="sf-kiosk-name" label={t('kiosk.staff.name')} value={name} onValue={setName} maxLength={40} />
      {problem && <p role="alert">{t(problem)}</p>}
      <Button kind="primary" type="submit" busy={door.step === 'open' && door.isBusy}>
        {t('kiosk.staff.register', { store: location.name })}
      </Button>
    </form>
  )
}

/** How the tablet prints and types. */
function Settings({ onPrint }: { onPrint: () => void }) {
  const { t } = useT()
  const { prints, keyboard } = useStore($device)
  return (
    <div className={layout.stack}>
      <Check label={t('kiosk.staff.prints')} checked={prints} onToggle={() => setDevice({ prints: !prints })} />
      <div>
        <Button onClick={onPrint}>{t('kiosk.staff.testPrint')}</Button>
      </div>
      <h3>{t('kiosk.staff.keyboard')}</h3>
      <BoxChoice
        legend={t('kiosk.staff.keyboard')}
        value={keyboard}
        onValue={value => setDevice({ keyboard: value as typeof keyboard })}
        options={[
          { value: 'auto', label: t('kiosk.staff.auto') },
          { value: 'on', label: t('kiosk.staff.on') },
          { value: 'off', label: t('kiosk.staff.off') }
        ]}
      />
    </div>
  )
}

/** What staff can do at the kiosk, behind their PIN. */
export function StaffMenu({ location, onPrint }: Props) {
  const { t } = useT()
  const isConnected = useStore($isConnected)
  const hasWaiting = useStore($waitingOrders).length > 0
  const connection = isConnected === undefined ? 'unknown' : isConnected ? 'online' : 'offline'
  return (
    <Sheet
      title={t('kiosk.staff.title', { store: location.name })}
      closeLabel={t('common.close')}
      lock={lockScroll}
      onClose={closeStaffMenu}
    >
      <div className={layout.stack}>
        <p className={layout.small}>
          {t('kiosk.staff.version', { version: platform().kiosk?.version ?? '' })} · {t(`kiosk.staff.${connection}`)}
        </p>
        <Registration location={location} />
        <WaitingList />
        <Settings onPrint={onPrint} />
        <div className={layout.ways}>
          <Button disabled={hasWaiting} onClick={showStoreList}>
            {t('store.change')}
          </Button>
          <Button onClick={() => platform().reload()}>{t('kiosk.staff.reload')}</Button>
          <Button disabled={hasWaiting} onClick={leaveKioskMode}>
            {t('kiosk.staff.leave')}
          </Button>
        </div>
        {hasWaiting && <p className={layout.small}>{t('kiosk.staff.first')}</p>}
      </div>
    </Sheet>
  )
}
