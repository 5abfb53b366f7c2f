import { useStore } from '@nanostores/react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import { PausedNotice } from '../../components/paused-notice.tsx'
import { useT } from '../../i18n/translate.ts'
import { Link } from '../../routing/router.tsx'
import { $signInAgain } from '../../stores/session/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'

/** After a session has expired: the way back to where the shopper was. */
function SessionNotice() {
  const { t } = useT()
  const again = useStore($signInAgain)
  if (!again) return null
  return (
    <NoticeLine
      tone="warn"
      icon={TriangleAlert}
      way={
        <Link to={again} className={buttonClass({ kind: 'quiet' })}>
          {t('session.resume')}
        </Link>
      }
    >
      {t('session.kept')}
    </NoticeLine>
  )
}

/** The notices above a store's menu: it takes no orders, or the session has expired. */
export function StoreNotices(shop: { location: StoreLocation; now: number }) {
  return (
    <>
      <PausedNotice {...shop} />
      <SessionNotice />
    </>
  )
}
