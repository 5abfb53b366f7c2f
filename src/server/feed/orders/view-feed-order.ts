import type { FeedOrder } from '../../../contract/feed/feed-orders.ts'
import { readableText } from '../../../contract/typed/line.ts'
import type { orderLines, orders, refunds } from '../../db/schema.ts'
import { isoIn } from '../../shop/locations/zone-offsets.ts'

type OrderRow = typeof orders.$inferSelect

/** Identifiers by which the retailer's system knows a size. */
export interface LineIdentity {
  externalId?: string
  gtin?: string
}

interface Parts {
  order: OrderRow
  changedAt: Date
  lines: (typeof orderLines.$inferSelect)[]
  refunds: readonly (typeof refunds.$inferSelect)[]
  identities: ReadonlyMap<string, LineIdentity>
  zone: string
}

/** Returns an order as the feed sends it, in both languages. */
export function viewFeedOrder({ order, changedAt, lines, refunds: back, identities, zone }: Parts): FeedOrder {
  const at = (moment: Date) => isoIn(moment.getTime(), zone)
  const { id, number, pickupCode, status, method, tender, subtotal, fee, tip, total, currency, cancelReason } = order
  const refunded = back.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id,
    number,
    pickupCode,
    status,
    isHeld: order.held !== null,
    placedAt: at(order.placedAt),
    changedAt: at(changedAt),
    method,
    slot: { start: at(order.slotStart), end: at(order.slotEnd) },
    ...personIn(order, at),
    tender,
    lines: lines.map(line => viewLine(line, identities.get(line.variantId))),
    subtotal,
    discounts: discountsOf(order),
    fee,
    deposits: order.deposits ?? 0,
    taxes: order.taxes.map(({ code, amount }) => ({ code, amount })),
    tip,
    total,
    refunded: order.refundedAt ? total : refunded,
    currency,
    cancelReason
  }
}

/** Returns the customer's data that the handover needs; none for an order that has ended. */
function personIn(
  order: OrderRow,
  at: (moment: Date) => string
): Pick<FeedOrder, 'customer' | 'address' | 'onWay' | 'curbside' | 'notes'> {
  const { status, method, firstName, lastName, phone, address, onWay, curbside, notes } = order
  if (status === 'completed' || status === 'cancelled')
    return { customer: null, address: null, onWay: null, curbside: null, notes: null }
  const needsPhone = method !== 'pickup'
  return {
    customer: {
      firstName: readableText(firstName),
      lastName: readableText(lastName),
      phone: needsPhone && phone !== '' ? phone : null
    },
    address: method === 'delivery' ? address : null,
    onWay: onWay && { at: at(new Date(onWay.at)), due: at(new Date(onWay.due)) },
    curbside: curbside && { ...curbside, at: at(new Date(curbside.at)) },
    notes
  }
}

const discountsOf = ({ promos, deals, pointsAmount, rewardAmount }: OrderRow): number =>
  [...promos, ...(deals ?? [])].reduce((sum, { amount }) => sum + amount, pointsAmount + rewardAmount)

function viewLine(
  line: typeof orderLines.$inferSelect,
  identity: LineIdentity | undefined
): FeedOrder['lines'][number] {
  const { id, variantId: variant, sku, name, brand, variantName: size, quantity, note, unitPrice, regularPrice } = line
  return {
    id,
    variant,
    ...identity,
    ...(sku !== null && { sku }),
    name,
    brand,
    size,
    quantity,
    note,
    unitPrice,
    regularPrice,
    ...(line.discount !== null && { discount: line.discount }),
    ...(line.taxes !== null && { taxes: line.taxes.map(({ code, amount }) => ({ code, amount })) }),
    deposit: line.deposit ?? 0,
    lots: (line.lots ?? []).map(lot => ({ number: lot.number, packagedOn: lot.packagedOn, quantity: lot.quantity }))
  }
}
