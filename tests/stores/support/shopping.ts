import { platform } from '../../../src/platform/platform.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { chooseSlot } from '../../../src/stores/checkout/chosen-slot.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $slots, loadSlots } from '../../../src/stores/checkout/slots.ts'

const hour = 3_600_000

/** Returns every size on the current menu, with its product. */
export const variants = () =>
  (dataOf($menu.get())?.products ?? []).flatMap(product => product.variants.map(one => ({ ...one, product })))

/** Returns a variant with plenty of stock and no weight. */
export function plenty(but: string[] = []) {
  const found = variants().find(
    one => one.stock >= 5 && one.product.limitClass === 'accessory' && !but.includes(one.id)
  )
  if (!found) throw new Error('The demo shop has no such variant.')
  return found
}

/** Fills in the checkout with an available slot far enough ahead that it doesn't expire during a test. */
export async function fillIn(): Promise<void> {
  await loadSlots()
  const slot = dataOf($slots.get())
    ?.flatMap(day => day.slots)
    .find(one => one.available && Date.parse(one.start) > platform().clock.now() + hour)
  checkoutForm.type('first_name', 'Élise')
  checkoutForm.type('last_name', 'Tremblay')
  checkoutForm.type('phone', '416 555 0199')
  checkoutForm.type('email', 'elise@example.com')
  chooseSlot(slot?.id ?? '')
}
