import { useStore } from '@nanostores/react'
import { env } from '../env/env.ts'
import { useT } from '../i18n/translate.ts'
import { Router } from '../routing/router.tsx'
import { AgeGateScreen } from '../screens/age-gate/age-gate-screen.tsx'
import { ShopFooter } from '../screens/frame/shop-footer.tsx'
import { $ageGate, $business } from '../stores/business.ts'
import { valueOf } from '../stores/load.ts'
import { $gateIsUp } from '../stores/visitor-age.ts'
import { Arrival } from './arrival.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { askAgain } from './start.ts'
import { Broken, Unreachable } from './fallbacks.tsx'
import { Later } from './later-code.tsx'
import { Popups } from './popups.tsx'
import { Routes } from './routes.tsx'
import { ShellToasts } from './shell-toasts.tsx'

function Shop({ phone }: { phone: string | undefined }) {
  const business = useStore($business)
  const gateIsUp = useStore($gateIsUp)
  const mode = useStore($ageGate)
  if (business.state === 'failed') {
    return <Unreachable problem={business.problem} phone={phone} onRetry={askAgain} />
  }
  // Nothing of the menu is shown before it is known whether an age must be asked for (SPEC C11).
  if (gateIsUp)
    return <AgeGateScreen form={mode !== 'yes-no' && <Later shape={<></>}>{({ GateForm }) => <GateForm />}</Later>} />
  return <Routes isReady={valueOf(business) !== undefined} />
}

/** The whole storefront below its host element. */
export function App({ phone }: { phone: string | undefined }) {
  const { t } = useT()
  return (
    <Router>
      <ErrorBoundary
        fallback={again => <Broken onAgain={again} />}
        onError={error => env().warn(`A screen crashed: ${String(error)}`)}
      >
        <Arrival label={t('shell.label')}>
          <Shop phone={phone} />
          <ShopFooter />
        </Arrival>
      </ErrorBoundary>
      <Popups />
      <ShellToasts />
    </Router>
  )
}
