import { useStore } from '@nanostores/react'
import Tag from 'lucide/dist/esm/icons/tag.mjs'
import { dataOf } from '../../../client/async-state.ts'
import { useT } from '../../../i18n/translate.ts'
import { dealsPath } from '../../../routing/deals-path.ts'
import { Link } from '../../../routing/router.tsx'
import { $deals } from '../../../stores/menu/deals.ts'
import { checkChip } from '../../../ui/form/check-chip.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The way to the deals of a store that has any, the last one of a line of chips: it moves none of them. */
export function DealsLink() {
  const { t } = useT()
  const shown = dataOf(useStore($deals))
  if (!shown || shown.deals.length === 0) return null
  return (
    <Link to={dealsPath(shown.location)} className={checkChip.chip}>
      <Icon of={Tag} size={16} />
      <span>{t('deals.title')}</span>
    </Link>
  )
}
