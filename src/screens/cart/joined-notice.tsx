import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { $mergedCarts, dismissMerged, mergedTitle } from '../../stores/cart/merge-carts.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  notice:
    'display:grid;gap:8px;padding:12px 16px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);font-size:14px;',
  title: 'font-weight:500;'
})

/** The changes made by merging carts after sign-in, line by line, until dismissed. */
export function JoinedNotice({ location }: { location: string }) {
  const { t } = useT()
  const changes = useStore($mergedCarts)[location]
  if (!changes) return null
  return (
    <div className={s.notice}>
      <p className={s.title}>{t(mergedTitle(changes))}</p>
      <ul className={layout.tight}>
        {changes.map(({ variant, kind, name, variantName, before, after }) => (
          <li key={variant} className={kind === 'joined' ? undefined : layout.warn}>
            {t(`join.is.${kind}`, { name: `${name}, ${variantName}`, count: after.quantity, wanted: before.quantity })}
          </li>
        ))}
      </ul>
      <div>
        <Button kind="quiet" onClick={() => dismissMerged(location)}>
          {t('join.seen')}
        </Button>
      </div>
    </div>
  )
}
