import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide'
import type { CartLine } from '../../contract/cart/cart.ts'
import { stepperLabels } from '../../components/stepper-labels.ts'
import { useT } from '../../i18n/translate.ts'
import { $busyVariants, $quantities, setQuantity } from '../../stores/cart/lines/cart-lines.ts'
import { takeOut } from '../../stores/cart/lines/removed-line.ts'
import { styles } from '../../theme/styles.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { NoteButton } from './line-note.tsx'

const s = styles({
  change: 'grid-column:2/-1;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 4px;',
  ways: 'display:flex;color:var(--sf-ink-2);margin-inline-end:-12px;',
  stepper: 'display:flex;flex:1 1 126px;max-width:132px;'
})

/** What can be done with a line: change its quantity, write a note, remove it. */
export function LineChange({ line }: { line: CartLine }) {
  const { t } = useT()
  const busy = useStore($busyVariants).has(line.variant)
  const quantity = useStore($quantities)[line.variant] || line.quantity
  const what = { name: `${line.name}, ${line.variantName}`, count: quantity }
  return (
    <div className={s.change}>
      <div className={s.stepper}>
        <Stepper
          quantity={quantity}
          keepsOne
          most={line.stock}
          busy={busy}
          labels={stepperLabels(t, what)}
          onQuantity={next => void setQuantity(line.variant, next)}
        />
      </div>
      <span className={s.ways}>
        <NoteButton line={line} />
        <IconButton icon={Trash2} label={t('step.remove', what)} onClick={() => void takeOut(line)} />
      </span>
    </div>
  )
}
