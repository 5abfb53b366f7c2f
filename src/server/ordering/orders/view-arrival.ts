import type { Order } from '../../../contract/order/order.ts'
import { isoIn } from '../../shop/locations/zone-offsets.ts'
import type { orders } from '../../db/schema.ts'

/** Returns how far the shopper is, at the store's clocks: that they are on their way, and that they are there. */
export const viewArrival = (
  { onWay, curbside }: Pick<typeof orders.$inferSelect, 'onWay' | 'curbside'>,
  zone: string
): Pick<Order, 'onWay' | 'curbside'> => {
  const at = (time: string) => isoIn(Date.parse(time), zone)
  return {
    onWay: onWay && { at: at(onWay.at), due: at(onWay.due) },
    curbside: curbside && { ...curbside, at: at(curbside.at) }
  }
}
