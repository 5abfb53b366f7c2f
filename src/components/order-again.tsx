import { useStore } from '@nanostores/react'
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import type { Order } from '../contract/order/order.ts'
import { useT } from '../i18n/translate.ts'
import { paths } from '../routing/paths.ts'
import { Link } from '../routing/router.tsx'
import { $locations } from '../stores/location/business.ts'
import { reorder } from '../stores/account/my-orders.ts'
import { $reordering } from '../stores/order/reorder.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BatchResult } from '../ui/feedback/batch-result.tsx'

/** A button that reorders an order, if its store still exists. */
export function AgainButton({ order }: { order: Order }) {
  const { t } = useT()
  const state = useStore($reordering)
  const isThere = useStore($locations).some(location => location.slug === order.location)
  if (!isThere) return null
  return (
    <Button
      kind="soft"
      aria-label={t('orders.againOf', { number: order.number })}
      busy={state?.order === order.id && state.isBusy}
      onClick={() => void reorder(order)}
    >
      <Icon of={RotateCcw} size={18} />
      {t('orders.again')}
    </Button>
  )
}

/** The result of reordering an order, with a link to the cart; without one, of the items that the menu offers. */
export function ReorderResult({ order }: { order?: Order }) {
  const { t } = useT()
  const state = useStore($reordering)
  if (!state || state.isBusy || state.order !== order?.id) return null
  return (
    <BatchResult
      done={state.added > 0 ? t('again.added', { count: state.added }) : undefined}
      way={
        order && (
          <Link to={paths.cart(order.location)} className={buttonClass({ kind: 'quiet' })}>
            {t('cart.view')}
          </Link>
        )
      }
      refused={state.refused.map(({ name, why }) => t('again.refused', { name, message: t(why) }))}
    />
  )
}
