import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import type { ReactNode } from 'react'
import { useT } from '../i18n/translate.ts'
import { Link } from '../routing/router.tsx'
import { Icon } from '../ui/icon.tsx'
import { OrderPills } from './order-pill.tsx'
import { styles } from '../theme/styles.ts'

const s = styles({
  bar: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;min-height:var(--sf-target);',
  back: `display:inline-flex;align-items:center;gap:4px;min-height:var(--sf-target);padding-inline-end:12px;margin-inline-start:-4px;
color:var(--sf-ink);font-weight:500;text-decoration:none;
&:hover { text-decoration:underline; }`
})

/** The bar at the top of a screen: a link to the screen above it, and what else belongs there. */
export function BackBar({ to, label, children }: { to: string; label: string; children?: ReactNode }) {
  const { t } = useT()
  return (
    <nav className={s.bar} aria-label={t('common.here')}>
      <Link to={to} className={s.back}>
        <Icon of={ChevronLeft} />
        {label}
      </Link>
      <OrderPills />
      {children}
    </nav>
  )
}
