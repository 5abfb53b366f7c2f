import type { Method } from '../../../../src/contract/method.ts'
import { badFields } from '../../http/refusal.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** The method that a cart has at another location: its own where that is offered there, else the other; refuses a location without any. */
export function methodAt({ pickupSettings, deliverySettings }: LocationRow, wanted: Method): Method {
  const offered: Method[] = []
  if (pickupSettings.isEnabled) offered.push('pickup')
  if (deliverySettings.isEnabled) offered.push('delivery')
  const method = offered.find(one => one === wanted) ?? offered[0]
  if (method === undefined) throw badFields({ location: 'choice' })
  return method
}
