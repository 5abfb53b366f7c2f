import type { Method } from '../../../../../src/contract/cart/method.ts'
import { badFields } from '../../../http/api-error.ts'
import type { LocationRow } from '../../locations/find-location.ts'
import { isOffered } from '../../locations/methods.ts'

/** The method that a cart has at another location: its own where that is offered there, else another; refuses a location without any. */
export function methodAt(location: LocationRow, wanted: Method): Method {
  const inTurn: Method[] = [wanted, 'pickup', 'curbside', 'delivery']
  const method = inTurn.find(one => isOffered(location, one))
  if (method === undefined) throw badFields({ location: 'choice' })
  return method
}
