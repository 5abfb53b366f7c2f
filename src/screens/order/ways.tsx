import { useStore } from '@nanostores/react'
import { Printer } from 'lucide'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Order } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { openPopup } from '../../stores/core/popup.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { AgainButton, ReorderResult } from '../../components/order-again.tsx'
import { paperOf } from './paper-of.ts'

/** The actions for an order: reorder it, print its receipt, cancel it while possible. */
export function Ways({ order, location }: { order: Order; location: StoreLocation | undefined }) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  return (
    <>
      <div className={layout.row}>
        <AgainButton order={order} />
        {!isKiosk && (
          <Button onClick={() => platform().print?.(paperOf(order, location, locale))}>
            <Icon of={Printer} size={18} />
            {t('order.print')}
          </Button>
        )}
        {order.canCancel && (
          <Button onClick={() => openPopup({ key: 'cancel-order', data: { order: order.id } })}>
            {t('order.cancel')}
          </Button>
        )}
      </div>
      <ReorderResult order={order} />
    </>
  )
}
