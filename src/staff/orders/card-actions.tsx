import { useStore } from '@nanostores/react'
import Ban from 'lucide/dist/esm/icons/ban.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { useLayoutEffect, useRef } from 'react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { $acted, moveOrder } from '../data/move-orders.ts'
import { $printing } from '../data/printing.ts'
import { MissingButton } from './missing/missing-button.tsx'
import { nextStatus, statusShown } from './rules/status.ts'
import { $dialog } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  ways: 'display:flex;align-items:center;gap:4px;--sf-target:48px;& > :first-child { flex:1;overflow-wrap:normal;& button { padding-inline:8px; } }'
})

/** Moves the focus along with an order that moves to another column, by its own button or from elsewhere. */
function useFocusAfterMove(id: string, status: string) {
  const box = useRef<HTMLDivElement>(null)
  const acted = useStore($acted)
  useLayoutEffect(() => {
    if (acted?.id !== id || $dialog.get()) return
    $acted.set(undefined)
    box.current?.querySelectorAll('button')[acted.button]?.focus()
  }, [acted, id, status])
  useLayoutEffect(() => {
    const own = box.current
    if (!own) return undefined
    return () => {
      // Not `:focus`, which matches nothing while the window is in the background.
      const { activeElement } = own.getRootNode() as ShadowRoot | Document
      const button = [...own.querySelectorAll('button')].findIndex(candidate => candidate === activeElement)
      if (button >= 0) $acted.set({ id, button })
    }
  }, [id])
  return box
}

/** The buttons of an open order: its next status, the pick list, cancelling it, and a missing item: the last, because it is not there at the end. */
export function CardActions({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const next = nextStatus(order)
  const box = useFocusAfterMove(order.id, statusShown(order))
  const { number } = order
  const advance = () => {
    if (next === 'completed') $dialog.set({ kind: 'hand-over', order })
    else if (next) void moveOrder(order, next)
  }
  return (
    <div className={s.ways} ref={box}>
      <div>
        {next && next !== 'placed' && next !== 'cancelled' && (
          <Button kind="primary" wide aria-label={t('of', { what: t(`do.${next}`), number })} onClick={advance}>
            {t(`do.${next}`)}
          </Button>
        )}
      </div>
      <IconButton
        icon={Printer}
        label={t('of', { what: t('pickList'), number })}
        onClick={() => $printing.set([order])}
      />
      <IconButton
        icon={Ban}
        label={t('of', { what: t('cancel'), number })}
        onClick={() => $dialog.set({ kind: 'cancel', order })}
      />
      <MissingButton order={order} />
    </div>
  )
}
