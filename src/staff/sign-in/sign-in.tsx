import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Challenge } from '../../contract/account/account.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { $signedOut } from '../data/session.ts'
import { Late } from '../late-part.tsx'
import { useWords } from '../staff-words.ts'
import { ChoosePassword } from './choose-password.tsx'
import { CodeStep } from './code-step.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { PasswordStep } from './password-step.tsx'
import { TokenForm } from './token-form.tsx'

const s = styles({
  page: 'position:relative;order:1;flex:1;overflow-y:auto;display:grid;place-items:center;padding:24px 16px;',
  card: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:min(420px,100%);padding:24px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-sheet);
background:var(--sf-surface);& h1 { font-size:22px; }`,
  ways: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 24px;padding-inline:9px;',
  top: 'display:flex;justify-content:space-between;gap:16px;color:var(--sf-ink-2);'
})

const loadSetup = () => import('../setup/pages.ts')

type Step =
  | 'password'
  | 'token'
  | 'forgot'
  | 'no-shop'
  | { challenge: Challenge }
  | { link: string }
  | { setup: string }

/** The token of a link to choose a password: `#password=…`. It is taken off the address, which others may see. */
function linkInAddress(): string | undefined {
  const token = /^#password=([\w-]+)$/.exec(location.hash)?.[1]
  if (token !== undefined) history.replaceState(null, '', location.pathname + location.search)
  return token
}

/** The key of a server without a shop: `#setup=…`. It stays in the address until there is a shop, for a reload. */
const setupInAddress = (): string | undefined => /^#setup=([\w-]+)$/.exec(location.hash)?.[1]

/** True if the server has no shop yet, which its page says. */
const isWithoutShop = (): boolean => document.querySelector('#staff[data-state="no-shop"]') !== null

function leaveSetup(): void {
  history.replaceState(null, '', location.pathname + location.search)
}

/** The other ways in, below the form. */
function Ways({ step, onStep }: { step: Step; onStep(step: Step): void }) {
  const { t } = useWords()
  return (
    <div className={s.ways}>
      {step === 'password' && (
        <Button kind="quiet" onClick={() => onStep('forgot')}>
          {t('forgot')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onStep(step === 'password' ? 'token' : 'password')}>
        {t(step === 'password' ? 'useToken' : 'useAccount')}
      </Button>
    </div>
  )
}

/** Signs in: with email address, password and a code, or with a staff token; and chooses a password by a link. */
export function SignIn() {
  const { t, locale } = useWords()
  const other = locale === 'fr-CA' ? 'en' : 'fr'
  const [step, setStep] = useState<Step>(() => {
    const setup = setupInAddress()
    if (setup !== undefined) return { setup }
    const link = linkInAddress()
    if (link !== undefined) return { link }
    return isWithoutShop() ? 'no-shop' : 'password'
  })
  const [message, setMessage] = useState('')
  const why = useStore($signedOut)
  const back = (text = '') => {
    setMessage(text)
    setStep('password')
  }
  if (typeof step === 'object' && 'setup' in step) {
    const signIn = (email?: string) => {
      leaveSetup()
      back(email === undefined ? '' : t('linkSent', { email }))
    }
    return <Late load={loadSetup}>{({ SetupPage }) => <SetupPage link={step.setup} onSignIn={signIn} />}</Late>
  }
  if (step === 'no-shop') {
    const begin = (setup: string) => {
      history.replaceState(null, '', `#setup=${setup}`)
      setStep({ setup })
    }
    return <Late load={loadSetup}>{({ NoShopPage }) => <NoShopPage onKey={begin} />}</Late>
  }
  return (
    <main className={s.page}>
      <div className={s.card}>
        <p className={s.top}>
          {t('board')}
          <a href={`?lang=${other}`} lang={other}>
            {t('other')}
          </a>
        </p>
        {message && <NoticeLine tone="ok">{message}</NoticeLine>}
        {!message && why === 'expired' && <NoticeLine tone="warn">{t('expired')}</NoticeLine>}
        {step === 'password' && <PasswordStep onChallenge={challenge => setStep({ challenge })} />}
        {step === 'token' && <TokenForm />}
        {step === 'forgot' && <ForgotForm onSent={email => back(t('linkSent', { email }))} />}
        {typeof step === 'object' && 'challenge' in step && (
          <CodeStep challenge={step.challenge} onOver={() => back()} />
        )}
        {typeof step === 'object' && 'link' in step && (
          <ChoosePassword token={step.link} onSaved={() => back(t('passwordSaved'))} />
        )}
        <Ways step={step} onStep={setStep} />
      </div>
    </main>
  )
}
