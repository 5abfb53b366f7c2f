import type { Cart } from '../../../contract/cart/cart.ts'
import type { CardSettings } from '../../../contract/order/card-settings.ts'
import type { Context } from '../../context.ts'
import { business } from '../../db/schema.ts'
import { badFields, ApiError } from '../../http/api-error.ts'
import { freshCart } from '../carts/read-carts.ts'
import { accountOf } from '../../http/request/caller.ts'
import type { Shopper } from '../carts/shopper.ts'
import { findLocation } from '../../shop/locations/find-location.ts'
import { refuseGuest } from '../orders/place/check.ts'
import type { CardGateway } from './providers/gateway.ts'

/** A cart that can be paid now, and how. */
export interface Payable {
  cart: Cart
  locationId: string
  cards: CardSettings
  gateway: CardGateway
}

/** Checks that a cart can be paid by card at its current total; throws 409 if it has changed, 422 without cards. */
export async function checkPayable(
  context: Context,
  body: { cart: string; version: number },
  viewer: Shopper
): Promise<Payable> {
  const { db, gateways } = context
  const [rules] = await db.select({ guestCheckout: business.guestCheckout }).from(business)
  if (rules !== undefined) refuseGuest(rules, accountOf(viewer))
  const cart = await freshCart(context, body.cart, viewer)
  if (cart.version !== body.version) throw new ApiError(409, 'stale')
  if (cart.lines.length === 0) throw new ApiError(409, 'empty_cart')
  const { id: locationId, cards } = await findLocation(db, cart.location)
  const gateway = cards && gateways[cards.provider]
  if (!cards || !gateway || cart.total === 0) throw badFields({ tender: 'choice' })
  return { cart, locationId, cards, gateway }
}
