import { useStore } from '@nanostores/react'
import type { Variant } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { setQuantity } from '../../../stores/cart/lines/quantities.ts'
import { AddStepper } from '../../../ui/form/add-stepper.tsx'
import { $drawStepper } from './draw-stepper.ts'
import { useQuantity } from './use-quantity.ts'

/** Adds a variant to the cart and shows its quantity there. `note` is the id of the mark that says when no more fits. */
export function AddControl({ name, variant, note }: { name: string; variant: Variant; note: string }) {
  const { t } = useT()
  const { quantity, busy, full } = useQuantity(variant.id)
  const draw = useStore($drawStepper)
  const item = { name: `${name}, ${variant.name}` }
  const onQuantity = (next: number) => void setQuantity(variant.id, next)
  const most = full ? quantity : variant.stock
  return (
    <AddStepper
      kind="soft"
      quantity={quantity}
      busy={busy}
      addLabel={t('card.addName', item)}
      onQuantity={onQuantity}
      stepper={draw?.({ ...item, quantity, most, busy, reason: full ? note : undefined, onQuantity })}
    />
  )
}
