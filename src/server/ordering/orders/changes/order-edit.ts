import type { DeliveryAddress } from '../../../../contract/cart/delivery-address.ts'
import type { IfMissing } from '../../../../contract/cart/if-missing.ts'
import type { Method } from '../../../../contract/cart/method.ts'

/** A change of a placed order; whatever it leaves out stays. */
export interface OrderEdit {
  /** New quantities by size; 0 takes a line out, and a size that the order doesn't have is added. */
  quantities: ReadonlyMap<string, number>
  /** The id of another slot. */
  slot?: string | undefined
  notes?: string | null | undefined
  /** Another method, and where a delivery is to go. */
  method?: Method | undefined
  address?: DeliveryAddress | undefined
  /** The choice that added lines get. */
  ifMissing?: IfMissing | null
}
