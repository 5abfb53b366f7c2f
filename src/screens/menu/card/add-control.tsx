import type { Variant } from '../../../contract/catalog/menu.ts'
import { stepperLabels } from '../../../components/stepper-labels.ts'
import { useT } from '../../../i18n/translate.ts'
import { setQuantity } from '../../../stores/cart/lines/cart-lines.ts'
import { AddStepper } from '../../../ui/form/stepper.tsx'
import { useQuantity } from './use-quantity.ts'

/** Adds a variant to the cart and shows its quantity there. */
export function AddControl({ name, variant }: { name: string; variant: Variant }) {
  const { t } = useT()
  const { quantity, busy } = useQuantity(variant.id)
  const what = { name: `${name}, ${variant.name}`, count: quantity }
  return (
    <AddStepper
      kind="soft"
      quantity={quantity}
      most={variant.stock}
      busy={busy}
      addLabel={t('card.addName', what)}
      labels={stepperLabels(t, what)}
      onQuantity={next => void setQuantity(variant.id, next)}
    />
  )
}
