import { stepperLabels } from '../../../components/stepper-labels.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../../i18n/translate.ts'
import { dropSize, editQuantity, type OrderEdit } from '../../../stores/order/changes/order-edit.ts'
import { classes, styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { layout } from '../../../ui/layout.ts'

const s = styles({
  lines: 'display:grid;gap:12px;',
  line: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;& > p { flex:1 1 160px;min-width:0;overflow-wrap:anywhere; }',
  out: 'text-decoration:line-through;color:var(--sf-ink-2);',
  stepper: 'display:flex;flex:0 1 132px;min-width:126px;'
})

/** The most pieces of one size, as in a cart. */
const MOST = 99

const rowsOf = (order: Order, edit: OrderEdit) => [
  ...order.lines.map(({ variant, name, variantName, quantity }) => ({
    variant,
    name,
    variantName,
    quantity,
    isAdded: false
  })),
  ...edit.added.map(size => ({ ...size, quantity: 1, isAdded: true }))
]

/** The lines of an order with their quantities, and the added ones; one that is taken out can be put back until the change is sent. */
export function EditLines({ edit, order }: { edit: OrderEdit; order: Order }) {
  const { t } = useT()
  return (
    <ul className={s.lines} aria-label={t('change.lines')}>
      {rowsOf(order, edit).map(line => {
        const quantity = edit.quantities[line.variant] ?? line.quantity
        const set = (next: number) =>
          void (line.isAdded && next === 0 ? dropSize(line.variant) : editQuantity(line.variant, next))
        const name = `${line.name}, ${line.variantName}`
        return (
          <li key={line.variant} className={s.line}>
            <p className={classes(quantity === 0 && s.out)}>
              {line.name} <span className={layout.small}>{line.variantName}</span>
            </p>
            <div className={s.stepper}>
              {quantity === 0 ? (
                <Button kind="quiet" aria-label={t('change.putBackNamed', { name })} onClick={() => set(line.quantity)}>
                  {t('change.putBack')}
                </Button>
              ) : (
                <Stepper
                  quantity={quantity}
                  most={MOST}
                  labels={{ ...stepperLabels(t, { name, count: quantity }), count: `${quantity}\u00a0× ${name}` }}
                  onQuantity={set}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
