import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { useT } from '../i18n/translate.ts'
import { Link } from '../routing/router.tsx'
import { dataOf } from '../stores/core/async-state.ts'
import { $business } from '../stores/location/business.ts'
import { $signInAgain } from '../stores/session/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticeLine } from '../ui/feedback/notice.tsx'

/** After a session has expired while the shopper was buying: that it has (SPEC A4), and how to go on where they are. */
export function SessionNotice() {
  const { t } = useT()
  const again = useStore($signInAgain)
  const mayBeGuest = dataOf(useStore($business))?.detail.guestCheckout !== false
  if (!again) return null
  return (
    <NoticeLine
      tone="warn"
      icon={TriangleAlert}
      way={
        <Link to={again} className={buttonClass({ kind: 'quiet' })}>
          {t('session.again')}
        </Link>
      }
    >
      {t(mayBeGuest ? 'session.orGuest' : 'signIn.expired')}
    </NoticeLine>
  )
}
