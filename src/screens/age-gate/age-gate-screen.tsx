import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $ageGate, $business } from '../../stores/location/business.ts'
import { dataOf } from '../../client/async-state.ts'
import {
  $ageRefused,
  $askedAge,
  $mayEnterOthers,
  askAgeAgain,
  confirmAge,
  refuseAge
} from '../../stores/session/age-question.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { signOut } from '../../stores/session/sign-in/current-session.ts'
import { $legalAge } from '../../stores/session/visitor-age.ts'
import { styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'

const s = styles({
  gate: `display:grid;grid-template-columns:minmax(0,1fr);place-items:center;min-height:var(--sf-gate,560px);padding:48px 24px;background:var(--sf-surface-2);text-align:center;
@container sf (min-width: 900px) { min-height:var(--sf-gate,640px); }`,
  card: 'display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:16px;width:100%;max-width:440px;',
  logo: 'max-width:min(260px,100%);max-height:72px;padding:8px 16px;border-radius:var(--sf-radius-field);background:var(--sf-plate);',
  name: 'font-weight:650;font-size:18px;',
  question: 'margin-top:16px;font-size:28px;line-height:1.15;',
  answers: `display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,112px),1fr));gap:12px;width:100%;margin-top:8px;
& > * { padding-inline:12px;white-space:nowrap; }`,
  sorry: 'color:var(--sf-ink-2);text-wrap:balance;',
  why: 'max-width:44ch;font-size:14px;color:var(--sf-ink-2);text-wrap:balance;'
})

/**
 * Asks whether the visitor is of legal age before anything else is shown; on a refusal, shows a friendly notice and
 * nothing else (SPEC C11). `form` replaces the yes and no buttons.
 */
export function AgeGateScreen({ form }: { form?: ReactNode }) {
  const { t } = useT()
  const business = dataOf(useStore($business))?.detail
  const askedAge = useStore($askedAge)
  const legalAge = useStore($legalAge)
  const refused = useStore($ageRefused)
  const age = refused ? legalAge : askedAge
  const mayEnterOthers = useStore($mayEnterOthers)
  const mode = useStore($ageGate)
  const isSignedIn = useStore($loggedIn)
  const title = useRef<HTMLHeadingElement>(null)
  const was = useRef(refused)
  useLayoutEffect(() => {
    if (refused !== was.current) title.current?.focus()
    was.current = refused
  }, [refused])
  const gate = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = gate
    // Keeps keyboard focus where the gate was.
    return () => current?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }, [])
  const equal = buttonClass({ kind: 'plain', tall: true })
  return (
    <section className={s.gate} ref={gate} aria-label={t('age.label')}>
      <div className={s.card}>
        {business?.logo ? (
          <img className={s.logo} src={business.logo} alt={business.name} height={72} />
        ) : (
          <p className={s.name}>{business?.name}</p>
        )}
        <h1 className={s.question} ref={title} tabIndex={-1}>
          {t(refused ? 'age.refused' : 'age.question', { age })}
        </h1>
        {refused ? (
          <>
            <p className={s.sorry}>{t('age.refusedText', { age })}</p>
            {mayEnterOthers && (
              <Link to={paths.locations()} className={buttonClass()}>
                {t('store.change')}
              </Link>
            )}
            {mode === 'account' && isSignedIn && (
              <Button tall onClick={() => void signOut()}>
                {t('session.signOut')}
              </Button>
            )}
            {!form && (
              <Button kind="quiet" onClick={askAgeAgain}>
                {t('age.mistake')}
              </Button>
            )}
          </>
        ) : (
          <>
            {form || (
              <div className={s.answers}>
                <button type="button" className={equal} onClick={() => refuseAge()}>
                  {t('age.no')}
                </button>
                <button type="button" className={equal} onClick={confirmAge}>
                  {t('age.yes')}
                </button>
              </div>
            )}
            <p className={s.why}>{t('age.why')}</p>
          </>
        )}
        <LanguageSwitch />
      </div>
    </section>
  )
}
