import type { Method } from '../../../contract/cart/method.ts'
import { planSlots, type PlannedSlot } from '../../../rules/time/slots.ts'
import { newId, type orderLines, type orders } from '../../db/schema.ts'
import { type PricedCart, priceCart } from '../../ordering/carts/pricing/price-cart.ts'
import { listingAt } from '../../ordering/carts/listing-at.ts'
import { bought, sumsOf } from '../../ordering/orders/order-values.ts'
import { newPickupCode } from '../../ordering/orders/place/codes.ts'
import { timeAt } from '../../shop/menu/sale.ts'
import type { Chosen } from './basket.ts'
import type { Chance } from './chance.ts'
import type { SeedHistory } from './history-types.ts'
import type { PricedShop, Shelf } from './shelf.ts'
import type { Shopper } from './shoppers.ts'
import { cancelledSteps, type PastStep, stepsOf } from './steps.ts'
import { busynessOf } from './when.ts'

/** An order of the past with its lines and statuses; it has no number yet. */
export interface PastOrder {
  order: Omit<typeof orders.$inferSelect, 'number'>
  lines: (typeof orderLines.$inferSelect)[]
  steps: PastStep[]
}

/** Everything that an invented order is drawn from. */
export interface Scene {
  shop: PricedShop
  location: Shelf['location']
  history: SeedHistory
  baskets: () => Chosen[]
  shoppers: readonly Shopper[]
  chance: Chance
}

/** Draws an order placed at an instant; undefined if none could be placed then. */
export function pastOrder(scene: Scene, placedAt: number): PastOrder | undefined {
  const { location, chance, baskets } = scene
  const method = methodOf(scene)
  const chosen = baskets()
  const sums = priced(scene, chosen, method, placedAt)
  const slot = slotOf(location, method, placedAt, chance)
  if (slot === undefined || chosen.length === 0 || sums.exceedMilli > 0) return undefined
  const quote = sums.deliveryQuote
  if (method === 'delivery' && (!quote?.zone || quote.missing > 0)) return undefined
  const isCancelled = chance.is(0.035)
  const items = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const walk = { method, placedAt, slotStart: slot.start, items, busy: busynessOf(location, placedAt) }
  const steps = isCancelled ? cancelledSteps(placedAt, chance) : stepsOf(walk, chance)
  return { ...rowsOf(scene, { method, sums, slot, steps }), steps }
}

const methodOf = ({ location, history, chance }: Scene): Method => {
  const draw = chance.next()
  if (draw < 0.3 && location.deliverySettings.isEnabled && history.addresses.length > 0) return 'delivery'
  return draw < 0.42 && location.curbsideSettings.isEnabled ? 'curbside' : 'pickup'
}

function priced(scene: Scene, chosen: readonly Chosen[], method: Method, placedAt: number): PricedCart {
  const { shop, location, history, chance } = scene
  const now = new Date(placedAt)
  const time = timeAt(location, now)
  const lines = chosen.map(({ variant, product, listing, quantity }) => ({
    id: newId(),
    quantity,
    note: null,
    ifMissing: null,
    variant,
    product,
    // There was as much of it then as was bought.
    listing: { ...listingAt(listing, time), stock: quantity }
  }))
  const inCity = history.addresses.filter(({ city }) => city === location.address.city)
  const address = method === 'delivery' && inCity.length > 0 ? chance.of(inCity) : null
  const tipShare = chance.is(0.4) ? chance.of([10, 15, 18, 20]) : null
  const { promos, market, takesDeposits } = shop
  return priceCart({
    lines,
    location,
    market,
    takesDeposits,
    promos: { ...promos, now },
    cart: { method, address, tip: 0, tipShare }
  })
}

/** Returns a slot of that day: mostly the first one, and sometimes one for later. */
function slotOf(
  location: Scene['location'],
  method: Method,
  placedAt: number,
  chance: Chance
): PlannedSlot | undefined {
  const slots = planSlots(location, method, { length: location.slotMinutes, daysAhead: 0 }, placedAt)
  return chance.is(0.8) ? slots[0] : slots[Math.floor(chance.between(0, slots.length, 2))]
}

interface Drawn {
  method: Method
  sums: PricedCart
  slot: PlannedSlot
  steps: readonly PastStep[]
}

function rowsOf(scene: Scene, { method, sums, slot, steps }: Drawn): Omit<PastOrder, 'steps'> {
  const { shop, location, history, shoppers, chance } = scene
  const shopper = chance.of(shoppers)
  const [id, last] = [newId(), steps.at(-1)]
  const isCancelled = last?.status === 'cancelled'
  const order: PastOrder['order'] = {
    ...nothingElse,
    ...shopper,
    ...sumsOf(sums),
    id,
    pickupCode: newPickupCode(),
    status: isCancelled ? 'cancelled' : 'completed',
    cartId: newId(),
    locationId: location.id,
    method,
    slotId: slot.id,
    slotStart: new Date(slot.start),
    slotEnd: new Date(slot.end),
    tender: location.cards !== null && chance.is(0.45) ? 'card' : 'in_store',
    cancelReason: isCancelled ? chance.of(history.cancelReasons)[shopper.locale] : null,
    currency: shop.currency,
    placedAt: new Date(steps[0]?.at ?? slot.start),
    endedAt: new Date(last?.at ?? slot.end)
  }
  const lines = sums.lines.map((line, position) => ({
    id: newId(),
    orderId: id,
    position,
    ...bought(line),
    ...(sums.shares[position] ?? { discount: 0, redeemed: 0, taxes: [] })
  }))
  return { order, lines }
}

/** The columns of an order without anything out of the ordinary. */
const nothingElse = {
  accountId: null,
  page: null,
  notes: null,
  dob: null,
  offers: { email: false, sms: false },
  onWay: null,
  curbside: null,
  promisedFrom: null,
  promisedTo: null,
  refundedAt: null,
  refundReason: null,
  client: null,
  clientSite: null,
  clientBlock: null,
  held: null,
  heldUntil: null,
  choices: null
}
