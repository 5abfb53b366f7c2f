import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { $hasRemembered, $isRemembered, forgetMe, toggleRemember } from '../../stores/checkout/remembered.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/form/check.tsx'
import { layout } from '../../ui/layout.ts'

/** Lets a guest be remembered on this device, by choice; never on a kiosk. */
export function Remember() {
  const { t } = useT()
  const isOn = useStore($isRemembered)
  const isStored = useStore($hasRemembered)
  const isSignedIn = useStore($loggedIn)
  const { in_store: isShared } = useStore($flags)
  if (isShared || isSignedIn) return null
  return (
    <div className={layout.tight}>
      <Check name="remember" label={t('remember.me')} checked={isOn} onToggle={toggleRemember} />
      <p className={layout.small}>{t('remember.text')}</p>
      {isStored && (
        <div className={layout.row}>
          <Button kind="quiet" onClick={forgetMe}>
            {t('remember.forget')}
          </Button>
        </div>
      )}
    </div>
  )
}
