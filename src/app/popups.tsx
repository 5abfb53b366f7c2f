import { useStore } from '@nanostores/react'
import { lockScroll } from '../env/env.ts'
import { useT } from '../i18n/translate.ts'
import { $popup, isOfLink } from '../stores/popup.ts'
import { $spinner } from '../stores/spinner.ts'
import { $gateIsUp } from '../stores/visitor-age.ts'
import { Busy } from '../ui/busy.tsx'
import { Later } from './later-code.tsx'

/** The dialog that the popup slice names, and the full-screen spinner while its flag is on (SPEC A2). */
export function Popups() {
  const { t } = useT()
  const popup = useStore($popup)
  const { show } = useStore($spinner)
  const gateIsUp = useStore($gateIsUp)
  return (
    <>
      {popup && (!gateIsUp || isOfLink(popup)) && (
        <Later dialog>{({ PopupDialog }) => <PopupDialog popup={popup} />}</Later>
      )}
      {show && <Busy label={t('busy.label')} lock={lockScroll} />}
    </>
  )
}
