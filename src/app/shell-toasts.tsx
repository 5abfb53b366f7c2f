import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FloatingOrderPill } from '../components/order-pill.tsx'
import { PolicyLinks } from '../components/policy-links.tsx'
import { useT } from '../i18n/translate.ts'
import { Link } from '../routing/router.tsx'
import { $toasts, dismissToast, holdToasts, releaseToasts } from '../client/toasts.ts'
import { styles } from '../theme/styles.ts'
import { frame } from '../ui/layout.ts'
import { Toasts } from '../ui/overlay/toasts.tsx'

const s = styles({ foot: frame })

/** Dismisses a toast and moves focus from its button to the screen. */
function close(id: number, button: HTMLElement): void {
  const root = button.getRootNode() as ShadowRoot
  if (root.activeElement === button) root.querySelector<HTMLElement>('[data-screen]')?.focus({ preventScroll: true })
  dismissToast(id)
}

/**
 * What comes below the footer after the first products: the links to the retailer's policies, the way to an order under
 * way, and the toasts, at the bottom centre (SPEC A2).
 */
export function ShellToasts() {
  const { t } = useT()
  const toasts = useStore($toasts)
  // Those that were shown while this was loading have waited.
  useEffect(releaseToasts, [])
  return (
    <>
      <div className={s.foot}>
        <PolicyLinks />
      </div>
      <FloatingOrderPill />
      <Toasts
        items={toasts.map(toast => ({
          id: toast.id,
          tone: toast.tone,
          text: t(toast),
          way: toast.signIn && <Link to={toast.signIn}>{t('session.again')}</Link>
        }))}
        label={t('toast.label')}
        closeLabel={t('common.close')}
        onClose={close}
        onHold={holdToasts}
        onRelease={releaseToasts}
      />
    </>
  )
}
