import { useStore } from '@nanostores/react'
import { CircleUserRound } from 'lucide'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $location } from '../../stores/location.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The user area of a shop that offers no accounts. */
export function UserScreen() {
  const { t } = useT()
  const { detail } = useStore($location)
  return (
    <Notice icon={CircleUserRound} title={t('user.none')} text={t('user.guest')} top>
      <Link to={detail ? paths.location(detail.slug) : paths.locations()} className={buttonClass({ kind: 'primary' })}>
        {t('user.order')}
      </Link>
    </Notice>
  )
}
