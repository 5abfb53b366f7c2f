import { useStore } from '@nanostores/react'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import type { ReactNode } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { formatWholeMoney } from '../../../format/whole-money.ts'
import { useT } from '../../../i18n/translate.ts'
import { platform } from '../../../platform/platform.ts'
import { BUDGET, type QuickFilter, quickFilters } from '../../../rules/menu/quick-filters.ts'
import { $currency } from '../../../stores/location/business.ts'
import { $query, changeQuery } from '../../../stores/menu/menu-query.ts'
import { storeToday } from '../../../stores/menu/store-today.ts'
import { styles } from '../../../theme/styles.ts'
import { checkChip } from '../../../ui/form/check-chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fadedEnds } from '../../../ui/layout.ts'

const s = styles({
  line: `--mark:block;display:flex;gap:8px;margin:-4px -16px;padding:4px 32px 4px 16px;overflow-x:auto;scrollbar-width:none;white-space:nowrap;
${fadedEnds}
& > * { flex:none; }
@container sf (min-width: 480px) { margin-inline:-24px;padding-inline:24px; }`
})

interface Props {
  products: readonly Product[]
  onChoose(): void
  /** A chip before all others. */
  first?: ReactNode
  /** Further chips, at the end. */
  children?: ReactNode
}

/**
 * Filters that would narrow the products below, one press each. A chosen one is no longer offered, so `onChoose` moves
 * the focus to the results.
 */
export function QuickChips({ products, onChoose, first, children }: Props) {
  const { t, locale } = useT()
  const query = useStore($query)
  const currency = useStore($currency)
  const nameOf = (key: QuickFilter['key']): string => {
    if (key === 'budget') return t('band.under', { value: formatWholeMoney(BUDGET, locale, currency) })
    return t(key === 'sale' ? 'find.sale' : `quick.${key}`)
  }
  const offers = quickFilters(products, query, platform().clock.now(), storeToday())
  if (offers.length === 0 && !first) return null
  return (
    <div className={s.line} role="group" aria-label={t('quick.label')}>
      {first}
      {offers.map(({ key, count, change }) => (
        <button
          key={key}
          type="button"
          className={checkChip.chip}
          onClick={() => {
            changeQuery(change)
            onChoose()
          }}
        >
          <Icon of={Plus} size={16} />
          <span>{nameOf(key)}</span> <span className={checkChip.count}>{count}</span>
        </button>
      ))}
      {children}
    </div>
  )
}
