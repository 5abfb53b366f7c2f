import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import { ReorderResult } from '../../components/order-again.tsx'
import { useT } from '../../i18n/translate.ts'
import { $boughtItems, $reordering, loadPastOrders, orderAgain } from '../../stores/order/reorder.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CardRow } from './card/card-row.tsx'

/** The signed-in user's last order, with a button to add all of it to the cart again. */
export function ReorderRow(props: { location: string; storeName: string }) {
  const { t, locale } = useT()
  const items = useStore($boughtItems)
  const state = useStore($reordering)
  useEffect(() => void loadPastOrders(), [locale])
  if (items.length === 0) return null
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const products = [...new Set(items.map(({ product }) => product))]
  return (
    <CardRow
      {...props}
      title={t('orders.again')}
      products={products}
      way={
        <Button
          kind="soft"
          busy={state !== undefined && state.isBusy && state.order === undefined}
          onClick={() => void orderAgain(items)}
        >
          <Icon of={RotateCcw} size={18} />
          {t('again.all', { count })}
        </Button>
      }
    >
      <ReorderResult />
    </CardRow>
  )
}
