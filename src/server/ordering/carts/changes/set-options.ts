import type { DeliveryAddress } from '../../../../contract/cart/delivery-address.ts'
import type { Method } from '../../../../contract/cart/method.ts'
import type { Database } from '../../../db/types.ts'
import { badFields } from '../../../http/api-error.ts'
import { isPostalCode } from '../../../../rules/market/postal-code.ts'
import { postalCodesOf } from '../../../shop/business/market.ts'
import { isOffered } from '../../../shop/locations/methods.ts'
import { refusedPromo } from '../../promos/redeem.ts'
import { readPromos } from '../../promos/read-promos.ts'
import { changeCart, type CartChange } from './change.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** Sets a cart's fulfilment method; throws if its location doesn't offer it. */
export async function setMethodOf(db: Database, change: CartChange & { method: Method }): Promise<void> {
  const { method } = change
  await changeCart(db, change, (_tx, { location }) => {
    if (!isOffered(location, method)) throw badFields({ method: 'choice' })
    return { method }
  })
}

/** Sets the delivery address, which may be outside of all zones; null clears it. */
export async function setDeliveryOf(
  db: Database,
  change: CartChange & { address: DeliveryAddress | null }
): Promise<void> {
  const { address } = change
  await changeCart(db, change, (_tx, { market }) => {
    if (address && !isPostalCode(address.postalCode, postalCodesOf(market)))
      throw badFields({ 'address.postalCode': 'postal' })
    return { address }
  })
}

interface TipChange {
  tip?: number | undefined
  tipShare?: number | undefined
}

/** Sets the tip, as an amount or a share; throws if the location takes no tips, or if it exceeds the order total. */
export async function setTipOf(db: Database, change: CartChange & TipChange): Promise<void> {
  const { tip, tipShare = null } = change
  await changeCart(db, change, (_tx, loaded) => {
    if (!loaded.location.features.tips) throw badFields({ tip: 'choice' })
    if (tipShare !== null) return { tip: 0, tipShare }
    if (tip === undefined) throw badFields({ tip: 'required' })
    const sums = priceCart(loaded)
    if (tip > sums.total - sums.tip - sums.deposits) throw badFields({ tip: 'number' })
    return { tip, tipShare }
  })
}

/** Sets all promo codes of a cart, in order; throws if a new one gives no discount. Existing ones may stay. */
export async function setPromosOf(db: Database, change: CartChange & { codes: string[] }): Promise<void> {
  await changeCart(db, change, async (tx, loaded) => {
    const promos = await readPromos(tx, {
      codes: change.codes,
      deals: loaded.promos.deals,
      person: loaded.person,
      now: change.now
    })
    const refused = priceCart({ ...loaded, promos }).promos.find(
      ({ code, problem }) => problem !== null && !loaded.cart.promos.includes(code)
    )
    if (refused) throw refusedPromo(refused)
    return { promos: promos.entered.map(({ code }) => code) }
  })
}
