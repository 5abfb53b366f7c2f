import { useStore } from '@nanostores/react'
import { platform } from '../platform/platform.ts'
import { useT } from '../i18n/translate.ts'
import { Router } from '../routing/router.tsx'
import { AgeGateScreen } from '../screens/age-gate/age-gate-screen.tsx'
import { ShopFooter } from '../screens/frame/shop-footer.tsx'
import { $ageGate, $business } from '../stores/location/business.ts'
import { dataOf } from '../stores/core/async-state.ts'
import { $gateIsUp } from '../stores/session/visitor-age.ts'
import { FocusAndScroll } from './focus-and-scroll.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { askAgain } from './start.ts'
import { AppError, Unreachable } from './fallbacks.tsx'
import { Deferred } from './deferred/deferred-screen.tsx'
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
  // The menu stays hidden until it is known whether the age gate applies (SPEC C11).
  if (gateIsUp)
    return (
      <AgeGateScreen form={mode !== 'yes-no' && <Deferred shape={<></>}>{({ GateForm }) => <GateForm />}</Deferred>} />
    )
  return <Routes isReady={dataOf(business) !== undefined} />
}

/** The whole storefront inside its host element. */
export function App({ phone }: { phone: string | undefined }) {
  const { t } = useT()
  return (
    <Router>
      <ErrorBoundary
        fallback={again => <AppError onAgain={again} />}
        onError={error => platform().warn(`A screen crashed: ${String(error)}`)}
      >
        <FocusAndScroll label={t('shell.label')}>
          <Shop phone={phone} />
          <ShopFooter />
        </FocusAndScroll>
      </ErrorBoundary>
      <Popups />
      <ShellToasts />
    </Router>
  )
}
