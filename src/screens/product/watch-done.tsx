import { useStore } from '@nanostores/react'
import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import type { WatchForm } from '../../contract/catalog/watches.ts'
import { writeDay } from '../../format/date.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import type { $asked } from '../../stores/menu/watch.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'

interface Props {
  asked: ReturnType<typeof $asked.get>
  open: WatchForm['open'] | undefined
}

/** Says that a request waits, until when, and for a guest, that its letter has to be confirmed first. */
export function WatchDone({ asked, open }: Props) {
  const { t, locale } = useT()
  const isSignedIn = useStore($loggedIn)
  const until = asked?.until ?? open?.until ?? ''
  const day = writeDay(until.slice(0, 10), locale)
  return (
    <div className={layout.stack}>
      {asked?.email ? (
        <NoticeLine icon={MailCheck}>{t('watch.asked', { email: asked.email, day })}</NoticeLine>
      ) : (
        <NoticeLine icon={BellRing}>{t('watch.waiting', { day })}</NoticeLine>
      )}
      {isSignedIn && (
        <p className={layout.small}>
          <Link to={paths.user('watches')}>{t('watch.all')}</Link>
        </p>
      )}
    </div>
  )
}
