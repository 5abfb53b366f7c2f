import { useStore } from '@nanostores/react'
import { platform } from '../platform/platform.ts'
import { useT } from '../i18n/translate.ts'
import { $flags } from '../routing/location.ts'
import { Router } from '../routing/router.tsx'
import { ShopFooter } from '../components/shop-footer.tsx'
import { $ageGate, $business } from '../stores/location/business.ts'
import { dataOf } from '../client/async-state.ts'
import { $redraws } from '../stores/core/redraw.ts'
import { $gateIsUp } from '../stores/session/visitor-age.ts'
import { FocusAndScroll } from './focus-and-scroll.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { askAgain } from './start.ts'
import { AppError, Unreachable } from './fallbacks.tsx'
import { Deferred } from './loading/deferred.tsx'
import { $parts, codeOf } from './loading/parts.ts'
import { Popups } from './popups.tsx'
import { Routes } from './routes.tsx'

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
      <Deferred part="gate">
        {({ AgeGateScreen, GateForm }) => <AgeGateScreen form={mode !== 'yes-no' && <GateForm />} />}
      </Deferred>
    )
  return <Routes isReady={dataOf(business) !== undefined} />
}

/** The toasts, which come with the part `common`; those that are shown earlier wait for it. */
function LoadedToasts() {
  const common = codeOf(useStore($parts), 'common')
  return common && <common.ShellToasts />
}

/** The whole storefront inside its host element. */
export function App({ phone }: { phone: string | undefined }) {
  const { t } = useT()
  const isKiosk = useStore($flags).in_store
  useStore($redraws)
  const shop = () => <Shop phone={phone} />
  return (
    <Router>
      <ErrorBoundary
        fallback={again => <AppError onAgain={again} />}
        onError={error => platform().warn(`A screen crashed: ${String(error)}`)}
      >
        <FocusAndScroll label={t('shell.label')}>
          {isKiosk ? <Deferred part="kiosk">{({ Kiosk }) => <Kiosk shop={shop} />}</Deferred> : shop()}
          <ShopFooter />
        </FocusAndScroll>
      </ErrorBoundary>
      <Popups />
      <LoadedToasts />
    </Router>
  )
}
