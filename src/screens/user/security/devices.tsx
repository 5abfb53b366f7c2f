import { useStore } from '@nanostores/react'
import { useT } from '../../../i18n/translate.ts'
import { writeDayOf } from '../../../stores/location/hours/store-day.ts'
import {
  $devices,
  $endingDevice,
  loadDevices,
  signOutDevice,
  signOutEverywhere
} from '../../../stores/account/devices.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { layout } from '../../../ui/layout.ts'
import { AccountPart } from '../part.tsx'
import { rows } from '../row.ts'

/** The devices the user is signed in on, each with a sign-out button. */
export function Devices() {
  const { t, locale } = useT()
  const ending = useStore($endingDevice)
  return (
    <AccountPart $state={$devices} load={loadDevices} shape={[68, 68]}>
      {({ devices }) => (
        <div className={layout.stack}>
          <ul className={rows.list}>
            {devices.map(({ id, device, lastSeenAt, current }) => (
              <li key={id} className={rows.row}>
                <div>
                  <p className={rows.name}>
                    {device} {current && <Chip tone="ok">{t('security.here')}</Chip>}
                  </p>
                  <p className={layout.small}>{t('security.lastSeen', { date: writeDayOf(lastSeenAt, locale) })}</p>
                </div>
                {!current && (
                  <Button
                    aria-label={t('security.outOf', { name: device })}
                    busy={ending === id}
                    onClick={() => void signOutDevice(id)}
                  >
                    {t('session.signOut')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div>
            <Button busy={ending === 'all'} onClick={() => void signOutEverywhere()}>
              {t('security.everywhere')}
            </Button>
          </div>
        </div>
      )}
    </AccountPart>
  )
}
