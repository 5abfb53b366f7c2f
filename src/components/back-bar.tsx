import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../i18n/translate.ts'
import { Link } from '../routing/router.tsx'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'

/** The bar at the top of a screen: a link to the screen above it, and what else belongs there. */
export function BackBar({ to, label, children }: { to: string; label: string; children?: ReactNode }) {
  const { t } = useT()
  return (
    <nav className={layout.bar} aria-label={t('common.here')}>
      <Link to={to} className={layout.back}>
        <Icon of={ChevronLeft} />
        {label}
      </Link>
      {children}
    </nav>
  )
}
