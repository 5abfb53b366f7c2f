import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Session } from '../../contract/account/session.ts'
import { platform, lockScroll } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { acceptLink, declineLink, shortNameOf } from '../../stores/session/sign-in/continue-as.ts'
import { $session } from '../../stores/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { layout } from '../../ui/layout.ts'

/** The time limit at a kiosk, where the next shopper is someone else, in milliseconds (SPEC C15). */
const KIOSK_PATIENCE = 30_000

/** Asks for confirmation before a link signs someone in, naming both users (SPEC C6). */
export function ContinueAsDialog({ session }: { session: Session }) {
  const { t } = useT()
  const current = useStore($session).userDetails
  const isKiosk = useStore($flags).in_store
  useEffect(() => (isKiosk ? platform().clock.after(KIOSK_PATIENCE, declineLink) : undefined), [isKiosk, session])
  const name = shortNameOf(session.userDetails)
  return (
    <Dialog
      title={t('continueAs.title', { name })}
      closeLabel={t('common.close')}
      onClose={declineLink}
      lock={lockScroll}
    >
      <div className={layout.stack}>
        <p>{current ? t('continueAs.switch', { current: shortNameOf(current), name }) : t('continueAs.text')}</p>
        <div className={layout.ways}>
          <Button kind="primary" onClick={() => acceptLink(session)}>
            {t('common.continue')}
          </Button>
          <Button onClick={declineLink}>{t('continueAs.no')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
