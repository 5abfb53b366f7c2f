import { useStore } from '@nanostores/react'
import ScanLine from 'lucide/dist/esm/icons/scan-line.mjs'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { request } from '../../client/http/request.ts'
import { findStaffOrder, type StaffOrder } from '../../contract/staff/staff-board.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { $orders } from '../data/orders.ts'
import { $slug } from '../data/stores.ts'
import { findOrders } from '../orders/rules/find-orders.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { OrderCard } from '../orders/order-card.tsx'
import { useWords } from '../staff-words.ts'
import { canScan, ScanView } from './scan-view.tsx'

/** Most orders that are listed: past that, typing more is quicker. */
const MOST = 8

/** Orders found among those shown, or, by their exact number or code, among all of the store. */
function useFound(typed: string): StaffOrder[] | undefined {
  const lists = useStore($orders)
  const slug = useStore($slug)
  const [remote, setRemote] = useState<{ typed: string; order?: StaffOrder }>({ typed: '' })
  const local = findOrders([...(lists?.open ?? []), ...(lists?.ended ?? [])], typed)
  const isAsked = typed.length >= 4 && local.length === 0
  useEffect(() => {
    if (!isAsked) return undefined
    const timer = setTimeout(() => {
      void request(findStaffOrder, { params: { location: slug, code: typed } }).then(result =>
        setRemote(result.ok ? { typed, order: result.value } : { typed })
      )
    }, 250)
    return () => clearTimeout(timer)
  }, [isAsked, slug, typed])
  if (local.length > 0 || typed === '') return local
  if (isAsked && remote.typed !== typed) return undefined
  return remote.typed === typed && remote.order ? [remote.order] : []
}

/** Finds one order by typing or scanning its number, code, name or phone number. */
export function FindDialog({ typed: initial }: { typed: string }) {
  const { t } = useWords()
  const [text, setText] = useState(initial)
  const [isScanning, setScanning] = useState(false)
  const typed = text.trim()
  const matches = useFound(typed)
  const scanned = useCallback((code: string) => {
    setScanning(false)
    setText(code)
  }, [])
  return (
    <Sheet title={t('find')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <form role="search" onSubmit={(event: FormEvent) => event.preventDefault()}>
          <Field
            id="find"
            label={t('findHint')}
            value={text}
            onValue={setText}
            type="search"
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </form>
        {canScan() && !isScanning && (
          <Button onClick={() => setScanning(true)}>
            <Icon of={ScanLine} />
            {t('scan')}
          </Button>
        )}
        {isScanning && <ScanView onCode={scanned} />}
        <p role="status" className={layout.small}>
          {typed && matches?.length === 0 ? t('findNone', { typed }) : ''}
          {matches && matches.length > 1 ? t('findMany', { count: matches.length }) : ''}
        </p>
        {matches?.slice(0, MOST).map(order => (
          <OrderCard key={order.id} order={order} isFound />
        ))}
      </div>
    </Sheet>
  )
}
