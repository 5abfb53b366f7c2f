import type { Method } from '../../contract/cart/method.ts'

/** A cut-off for same-day orders, `HH:mm`; none if null or missing. */
export interface CutOff {
  orderCutOff?: string | null | undefined
}

/** A location's cut-offs for same-day orders. */
export interface CutOffs {
  pickupSettings: CutOff
  deliverySettings: CutOff
  curbsideSettings?: CutOff | undefined
}

/** Returns the cut-off of a method, `HH:mm`, or null for none; curbside uses pickup's unless it has its own or null. */
export function cutOffOf({ pickupSettings, deliverySettings, curbsideSettings }: CutOffs, method: Method) {
  const { orderCutOff: own } = method === 'delivery' ? deliverySettings : pickupSettings
  const { orderCutOff = own } = (method === 'curbside' && curbsideSettings) || {}
  return orderCutOff ?? null
}
