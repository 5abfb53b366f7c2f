import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order } from '../../../contract/order/order.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { useT } from '../../../i18n/translate.ts'
import { $flags } from '../../../routing/location.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusMove } from '../../../ui/overlay/use-focus-move.ts'
import type { DrawChanges } from './draw-changes.ts'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
@container sf (max-width: 279px) { padding:12px; }`,
  title: 'font-size:18px;'
})

interface Props {
  order: Order
  location: StoreLocation
  now: number
  draw: DrawChanges
}

/** Lets the shopper change an order before its preparation begins: its quantities, its time and its note. A kiosk offers none of it (SPEC C15). */
export function EditOrder({ order, location, now, draw }: Props) {
  const { t } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const [isOpen, setOpen] = useState(false)
  const box = useFocusMove(isOpen, isOpen ? 'h2' : 'button')
  if (isKiosk) return null
  return (
    <div ref={box} className={isOpen ? s.box : undefined}>
      {isOpen ? (
        <>
          <h2 className={s.title} tabIndex={-1}>
            {t('change.title')}
          </h2>
          {draw.editing({ order, location, now, onClose: () => setOpen(false) })}
        </>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('change.open')}</Button>
      )}
    </div>
  )
}
