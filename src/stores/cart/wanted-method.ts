import type { Method } from '../../contract/cart/method.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { resettable } from '../../client/reset.ts'

/** The fulfilment method that the shopper has chosen, for carts to come. */
export const $wantedMethod = resettable<Method>('shopper', 'pickup')

/** Returns the method for a new cart: the chosen one if the store offers it, otherwise its first one. */
export function methodAt(location: StoreLocation | undefined): Method {
  const wanted = $wantedMethod.get()
  const isOffered = (method: Method) => location?.[`${method}Settings`].isEnabled ?? true
  return isOffered(wanted) ? wanted : isOffered('pickup') ? 'pickup' : 'delivery'
}
