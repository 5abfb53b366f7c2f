import type { Variant } from '../../../contract/catalog/menu.ts'
import { stepperLabels } from '../../../components/stepper-labels.ts'
import { useT } from '../../../i18n/translate.ts'
import { setQuantity } from '../../../stores/cart/lines/quantities.ts'
import { AddStepper } from '../../../ui/form/stepper.tsx'
import { useQuantity } from './use-quantity.ts'

/** Adds a variant to the cart and shows its quantity there. `note` is the id of the mark that says when no more fits. */
export function AddControl({ name, variant, note }: { name: string; variant: Variant; note: string }) {
  const { t } = useT()
  const { quantity, busy, full } = useQuantity(variant.id)
  const what = { name: `${name}, ${variant.name}`, count: quantity }
  return (
    <AddStepper
      kind="soft"
      quantity={quantity}
      most={full ? quantity : variant.stock}
      reason={full ? note : undefined}
      busy={busy}
      addLabel={t('card.addName', what)}
      labels={stepperLabels(t, what)}
      onQuantity={next => void setQuantity(variant.id, next)}
    />
  )
}
