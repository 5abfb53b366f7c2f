import { useStore } from '@nanostores/react'
import { lockScroll } from '../platform/platform.ts'
import { useT } from '../i18n/translate.ts'
import { $popup, isOfLink } from '../stores/core/popup.ts'
import { $spinner } from '../stores/core/spinner.ts'
import { $gateIsUp } from '../stores/session/visitor-age.ts'
import { Deferred } from './loading/deferred.tsx'

/** The current popup dialog, and the full-screen spinner while it is on (SPEC A2). */
export function Popups() {
  const { t } = useT()
  const popup = useStore($popup)
  const { show } = useStore($spinner)
  const gateIsUp = useStore($gateIsUp)
  return (
    <>
      {popup && (!gateIsUp || isOfLink(popup)) && (
        <Deferred part={popup.key === 'deliver-to' ? 'checkout' : 'dialogs'} dialog>
          {({ PopupDialog }) => <PopupDialog popup={popup} />}
        </Deferred>
      )}
      {show && (
        <Deferred part="dialogs" dialog>
          {({ Busy }) => <Busy label={t('busy.label')} lock={lockScroll} />}
        </Deferred>
      )}
    </>
  )
}
