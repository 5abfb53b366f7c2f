import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { $hasLoyalty } from '../../stores/account/loyalty.ts'
import { $availablePoints } from '../../stores/cart/points.ts'
import { $session } from '../../stores/session/session.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'

const s = styles({
  head: 'display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:16px 32px;margin-bottom:8px;',
  facts: 'display:flex;flex-wrap:wrap;gap:0 16px;color:var(--sf-ink-2);overflow-wrap:anywhere;',
  points: `display:flex;align-items:baseline;gap:8px;
& strong { font-size:28px;font-weight:650;line-height:1.15;font-variant-numeric:tabular-nums; }`
})

/** The signed-in user's name, contact details and available points. */
export function Overview() {
  const { t } = useT()
  const { userDetails: user } = useStore($session)
  const points = useStore($availablePoints)
  const hasLoyalty = useStore($hasLoyalty)
  if (!user) return null
  return (
    <header className={s.head}>
      <div className={layout.tight}>
        <p className={layout.quiet}>{t('user.title')}</p>
        <h1 tabIndex={-1}>
          {user.firstName} {user.lastName}
        </h1>
        <p className={s.facts}>
          <span>{user.email}</span>
          <span>{user.phone}</span>
        </p>
      </div>
      {/* If no store has loyalty enabled, points are not mentioned (SPEC C12). */}
      {hasLoyalty && (
        <p className={s.points}>
          <strong>{points}</strong> <span className={layout.quiet}>{t('user.points')}</span>
        </p>
      )}
    </header>
  )
}
