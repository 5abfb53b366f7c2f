import { useState } from 'react'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import type { Substitute } from '../../../contract/staff/staff-missing.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import { report } from '../../data/missing-items.ts'
import { closeDialog } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { useMissingWords } from './missing-words.ts'
import { SubstituteList } from './substitute-list.tsx'

/** The report that is being made. */
function useReport(order: StaffOrder) {
  const asked = new Set(order.questions?.map(({ line }) => line))
  const lines = order.lines.filter(({ id }) => !asked.has(id))
  const [lineId, setLine] = useState(lines[0]?.id ?? '')
  const line = lines.find(({ id }) => id === lineId) ?? lines[0]
  const [missing, setMissing] = useState<number>()
  const [substitute, choose] = useState<Substitute>()
  const [soldOut, setSoldOut] = useState(false)
  const count = Math.min(missing ?? line?.quantity ?? 0, line?.quantity ?? 0)
  const choice = line?.ifMissing ?? 'ask'
  const isDearer = substitute !== undefined && !substitute.isWithinPrice
  const isAsked = choice === 'ask' || (substitute !== undefined && (choice === 'leave' || isDearer))
  const pick = (id: string) => {
    setLine(id)
    setMissing(undefined)
    choose(undefined)
  }
  const send = () => {
    if (!line) return
    closeDialog()
    const instead = substitute ? { variant: substitute.variant, quantity: count } : null
    void report(order, { line: line.id, of: line.quantity, missing: count, substitute: instead, soldOut })
  }
  return { lines, line, pick, count, setMissing, substitute, choose, soldOut, setSoldOut, choice, isAsked, send }
}

/** Asks which item is missing, how many of it, and for a product in its place. The line's own choice decides whether the customer is asked. */
export function MissingPanel({ order }: { order: StaffOrder }) {
  const { t } = useMissingWords()
  const { t: say } = useWords()
  const making = useReport(order)
  const { lines, line, count, substitute, choice, isAsked } = making
  if (!line) return <p>{say('askedAll')}</p>
  const deed = isAsked ? 'ask' : substitute ? 'replace' : 'leave'
  return (
    <div className={layout.stack}>
      <FieldSelect
        id="missing-line"
        label={t('missing.item')}
        value={line.id}
        options={lines.map(({ id, quantity, name, variantName }) => ({
          value: id,
          label: `${quantity} × ${name}, ${variantName}`
        }))}
        onValue={making.pick}
      />
      {line.quantity > 1 && (
        <FieldSelect
          id="missing-pieces"
          label={t('missing.pieces')}
          value={String(count)}
          options={Array.from({ length: line.quantity }, (_, at) => ({
            value: String(at + 1),
            label: t('missing.ofPieces', { count: at + 1, of: line.quantity })
          }))}
          onValue={value => making.setMissing(Number(value))}
        />
      )}
      <p className={layout.warn}>{say(`ifMissing.${choice}`)}</p>
      <SubstituteList key={line.id} order={order} line={line} chosen={substitute} onChoose={making.choose} />
      <Check label={t('missing.shelf')} checked={making.soldOut} onToggle={() => making.setSoldOut(!making.soldOut)} />
      <p role="status" className={layout.small}>
        {isAsked ? t('missing.asked') : `${t('missing.applied')} ${t('missing.rises')}`}
      </p>
      <div className={layout.ways}>
        <Button kind="primary" onClick={making.send}>
          {t(`missing.do.${deed}`)}
        </Button>
        <Button onClick={closeDialog}>{t('missing.close')}</Button>
      </div>
    </div>
  )
}
