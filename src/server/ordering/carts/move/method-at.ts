import type { Method } from '../../../../contract/cart/method.ts'
import { badFields } from '../../../http/api-error.ts'
import type { LocationRow } from '../../../shop/locations/find-location.ts'
import { isOffered } from '../../../shop/locations/methods.ts'

/**
 * Returns the cart's method at another location: its own if offered there, else another; throws if the location offers
 * none.
 */
export function methodAt(location: LocationRow, wanted: Method): Method {
  const inTurn: Method[] = [wanted, 'pickup', 'curbside', 'delivery']
  const method = inTurn.find(candidate => isOffered(location, candidate))
  if (method === undefined) throw badFields({ location: 'choice' })
  return method
}
