import { KeyRound } from 'lucide'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Where a social sign-in returns to, at a shop that offers none. */
export function GoogleAuthScreen() {
  const { t } = useT()
  return (
    <Notice icon={KeyRound} title={t('googleAuth.none')} text={t('user.guest')} top>
      <Link to={paths.locations()} className={buttonClass({ kind: 'primary' })}>
        {t('user.order')}
      </Link>
    </Notice>
  )
}
