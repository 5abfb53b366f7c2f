import type { Method } from '../../contract/cart/method.ts'

interface CutOff {
  orderCutOff?: string | null | undefined
}

/** What of a location says until when on a day orders are taken for that same day. */
export interface CutOffs {
  pickupSettings: CutOff
  deliverySettings: CutOff
  curbsideSettings?: CutOff | undefined
}

/** The cut-off of a method, `HH:mm`, null for none; at the curb pickup's, unless it has one of its own or is said to have none. */
export function cutOffOf({ pickupSettings, deliverySettings, curbsideSettings }: CutOffs, method: Method) {
  const { orderCutOff: own } = method === 'delivery' ? deliverySettings : pickupSettings
  const { orderCutOff = own } = (method === 'curbside' && curbsideSettings) || {}
  return orderCutOff ?? null
}
