import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import type { Substitute } from '../../../contract/staff/staff-missing.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatPotency } from '../../../format/potency.ts'
import { styles } from '../../../theme/styles.ts'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { substitutes } from '../../data/missing-items.ts'
import { useMissingWords } from './missing-words.ts'

// Boxes of one width, however long their names are.
const s = styles({
  list: '& fieldset > div { display:grid;grid-template-columns:minmax(0,1fr); }& label { overflow-wrap:anywhere; }'
})

interface Props {
  order: StaffOrder
  line: StaffOrder['lines'][number]
  chosen: Substitute | undefined
  onChoose(chosen: Substitute | undefined): void
}

/** Products in place of a missing one, the most alike first, and a field that finds any other, also by a scanner. */
export function SubstituteList({ order, line, chosen, onChoose }: Props) {
  const { t, locale } = useMissingWords()
  const [q, setQ] = useState('')
  const load = useStore(substitutes.$state)
  const found = dataOf(load) ?? []
  useEffect(() => void substitutes.load({ order: order.id, line: line.id, q: '' }), [order.id, line.id])
  const search = (typed: string) => {
    setQ(typed)
    void substitutes.load({ order: order.id, line: line.id, q: typed.trim() })
  }
  const detail = ({ price, thc, stock, isWithinPrice, isOverLimit }: Substitute) => {
    const facts = {
      price: formatMoney(price, locale, order.currency),
      stock,
      thc: thc ? formatPotency(thc, locale) : ''
    }
    return [
      t(thc ? 'missing.price' : 'missing.priceOnly', facts),
      ...(isWithinPrice ? [] : [t('missing.dearer')]),
      ...(isOverLimit ? [t('missing.overLimit')] : [])
    ].join(' · ')
  }
  const listed = chosen && !found.some(({ variant }) => variant === chosen.variant) ? [chosen, ...found] : found
  return (
    <>
      <Field id="missing-find" label={t('missing.find')} value={q} onValue={search} autoComplete="off" maxLength={80} />
      <div className={s.list}>
        <BoxChoice
          legend={t('missing.instead')}
          showLegend
          options={[
            { value: '', label: t('missing.none') },
            ...listed.map(one => ({
              value: one.variant,
              label: `${one.name}, ${one.variantName}`,
              detail: `${one.brand} · ${detail(one)}`,
              disabled: one.isOverLimit
            }))
          ]}
          value={chosen?.variant ?? ''}
          onValue={value => onChoose(listed.find(({ variant }) => variant === value))}
        />
      </div>
      {load.state === 'failed' && <p role="alert">{t('missing.unread')}</p>}
      {load.state === 'ready' && found.length === 0 && <p className={layout.small}>{t('missing.empty')}</p>}
    </>
  )
}
