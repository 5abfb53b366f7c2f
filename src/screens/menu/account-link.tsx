import { useStore } from '@nanostores/react'
import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $session, $signInAgain } from '../../stores/session/session.ts'
import { classes, styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  link: 'max-width:144px;& > span { min-width:0;overflow-wrap:anywhere; }'
})

/** The way to the user's account, or to sign in. */
export function AccountLink() {
  const { t } = useT()
  const { userDetails: user } = useStore($session)
  const again = useStore($signInAgain)
  return (
    <Link to={again ?? paths.user('', user ? '' : 'menu')} className={classes(buttonClass({ kind: 'quiet' }), s.link)}>
      <Icon of={CircleUserRound} />
      <span>{user ? user.firstName : t('signIn.title')}</span>
      {user && <span className={hiddenClass}>{t('user.title')}</span>}
    </Link>
  )
}
