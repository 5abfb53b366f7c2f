import { useStore } from '@nanostores/react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { BackBar } from '../../components/back-bar.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $lastSlug } from '../../stores/location/location.ts'
import { $sessionEnd } from '../../stores/session/session.ts'
import { $challenge } from '../../stores/session/sign-in/sign-in-code.ts'
import { $returnTo } from '../../stores/session/sign-in/return-to.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'
import { SocialWays } from './social-ways.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeStep } from './code-step.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const s = styles({
  column:
    'display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-content:start;width:100%;max-width:440px;margin-inline:auto;',
  tabs: 'display:flex;padding:3px;background:var(--sf-surface-2);border-radius:var(--sf-radius-pill);',
  tab: `flex:1;display:grid;place-items:center;min-height:calc(var(--sf-target) - 6px);padding:4px 8px;border-radius:var(--sf-radius-pill);
color:var(--sf-ink-2);line-height:1.15;text-align:center;text-decoration:none;
&:hover { color:var(--sf-ink); }
&[aria-current] { background:var(--sf-raised);color:var(--sf-ink);font-weight:500;box-shadow:0 0 0 1px var(--sf-line-2); }`
})

const titles = { code: 'code.title', forgot: 'forgot.title', 'sign-up': 'signUp.title' } as const

/** The sign-in screen for guests: by password, by code, or with a new account (SPEC A1, A2). */
export function SignInScreen({ section }: { section: string }) {
  const { t } = useT()
  const way = useStore($returnTo)
  const slug = useStore($lastSlug)
  const challenge = useStore($challenge)
  const end = useStore($sessionEnd)
  const query = way?.query ?? ''
  const isNew = section === 'sign-up'
  // Back from the code step to the address or number.
  const box = useFocusMove(challenge === undefined, isNew ? '#sf-email' : '#sf-to')
  const isCodeStep = challenge?.isNew === isNew && (isNew || section === 'code')
  const isByMail = section === 'code' || section === 'forgot'
  const tab = (name: string, to: string, isHere: boolean) => (
    <Link to={to} replace className={s.tab} {...(isHere && { 'aria-current': 'page' as const })}>
      {name}
    </Link>
  )
  return (
    <section className={layout.wide} aria-label={t('signIn.label')}>
      <BackBar
        to={way?.name ? way.path : slug ? paths.location(slug) : paths.locations()}
        label={t(`back.${way?.name ?? 'menu'}`)}
      />
      <div ref={box} className={s.column}>
        <h1 tabIndex={-1}>{t(titles[section as keyof typeof titles] ?? 'signIn.title')}</h1>
        {!isCodeStep && (
          <nav className={s.tabs} aria-label={t('signIn.label')}>
            {tab(t('signIn.title'), paths.user() + query, !isNew)}
            {tab(t('signUp.title'), paths.user('sign-up') + query, isNew)}
          </nav>
        )}
        {end?.how === 'expired' && (
          <NoticeLine tone="warn" icon={TriangleAlert}>
            {t('signIn.expired')}
          </NoticeLine>
        )}
        {challenge?.isNew !== isNew && !isByMail && (
          <SocialWays action={isNew ? 'sign-up' : 'sign-in'} from={way?.path} />
        )}
        {isCodeStep ? (
          <CodeStep />
        ) : isNew ? (
          <SignUpForm />
        ) : section === 'code' ? (
          <CodeForm />
        ) : section === 'forgot' ? (
          <ForgotForm />
        ) : (
          <PasswordForm query={query} />
        )}
        {isByMail && (
          <div>
            <Link to={paths.user() + query} className={buttonClass({ kind: 'quiet' })}>
              {t('signIn.password')}
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}
