import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { ChevronLeft, CircleUserRound } from 'lucide'
import type { UserDetails } from '../../contract/session.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $lastSlug, $location } from '../../stores/location.ts'
import { $availablePoints } from '../../stores/points.ts'
import { $session } from '../../stores/session.ts'
import { signOut } from '../../stores/sign-in.ts'
import { styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Notice } from '../../ui/notice.tsx'

const s = styles({
  facts: `display:grid;grid-template-columns:auto minmax(0,1fr);align-self:start;border-top:1px solid var(--sf-line);font-variant-numeric:tabular-nums;
& > * { margin:0;padding:12px 16px 12px 0;border-bottom:1px solid var(--sf-line); }`,
  points: 'font-size:36px;font-weight:650;line-height:1.15;font-variant-numeric:tabular-nums;'
})

function Account({ user, back }: { user: UserDetails; back: string }) {
  const { t } = useT()
  const points = useStore($availablePoints)
  // Where the law lets the store reward nobody, nothing is said of points (SPEC C12).
  const hasPoints = useStore($location).detail?.features.loyalty !== false
  const facts = [
    [t('field.email'), user.email],
    [t('field.phone'), user.phone]
  ]
  return (
    <div className={hasPoints ? layout.split : layout.wide}>
      <nav className={layout.bar} aria-label={t('common.here')}>
        <Link to={back} className={layout.back}>
          <Icon of={ChevronLeft} />
          {t('common.menu')}
        </Link>
      </nav>
      <header className={layout.tight}>
        <p className={layout.quiet}>{t('user.title')}</p>
        <h1 tabIndex={-1}>
          {user.firstName} {user.lastName}
        </h1>
      </header>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt className={layout.quiet}>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {hasPoints && (
        <div className={layout.aside}>
          <p className={layout.quiet}>{t('user.points')}</p>
          <p className={s.points}>{points}</p>
        </div>
      )}
      <div>
        <Button onClick={() => void signOut()}>{t('session.signOut')}</Button>
      </div>
    </div>
  )
}

/** Who is signed in and the way out, or a word to guests. */
export function UserScreen() {
  const { t } = useT()
  const slug = useStore($lastSlug)
  const { loggedIn, userDetails } = useStore($session)
  const back = slug ? paths.location(slug) : paths.locations()
  if (loggedIn && userDetails) return <Account user={userDetails} back={back} />
  return (
    <Notice icon={CircleUserRound} title={t('user.none')} text={t('user.guest')} top>
      <Link to={back} className={buttonClass({ kind: 'primary' })}>
        {t('user.order')}
      </Link>
    </Notice>
  )
}
