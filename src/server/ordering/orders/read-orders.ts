import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Order, OrderStatus } from '../../../contract/order/order.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { readCode } from '../../../contract/typed/code.ts'
import { readableText } from '../../../contract/typed/line.ts'
import { plainText } from '../../../contract/typed/plain-text.ts'
import { locations, orderHistory, orderLines, orders, payments, pendingStatuses, type Words } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import { homeCountry, showPhone } from '../../people/accounts/phone-number.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { viewArrival } from './view-arrival.ts'
import { isoIn } from '../../shop/locations/zone-offsets.ts'
import { marketOf } from '../../shop/business/market.ts'
import { type Aftermath, readAftermath } from './changes/read-changes.ts'
import { viewAftermath } from './changes/view-changes.ts'
import type { LoadedCart } from '../carts/load-cart.ts'
import { viewTaxes } from '../carts/view-cart.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'
import type { RefundRow } from '../refunds/paid-order.ts'
import { earnedBy, readRefunds, viewPaid, viewRefunds } from '../refunds/view-refunds.ts'
import type { ReadyBasis } from '../../shop/ready-times/read-basis.ts'
import { viewSlot } from '../../shop/slots/view-slot.ts'
import { viewLine } from './view-line.ts'
import { aheadColumn, viewPromise } from './view-promise.ts'

/** A stored order. */
export type OrderRow = typeof orders.$inferSelect

/** Statuses in which the shopper may cancel: before preparation. */
export const cancellable: readonly OrderStatus[] = ['placed', 'confirmed']

/** Number of latest orders that are read. */
const LATEST = 20

/** Returns an order in its API shape; throws 404 if it doesn't exist. */
export async function readOrderOf(db: Queries, id: string, viewer: Viewer, reading?: Reading): Promise<Order> {
  const [order] = await readOrdersWhere(db, eq(orders.id, id), viewer, reading)
  if (order === undefined) throw notFound()
  return order
}

/** Returns the latest orders of an account, newest first. */
export const readOrdersOf = (db: Queries, accountId: string, viewer: Viewer, now: Date): Promise<Order[]> =>
  readOrdersWhere(db, eq(orders.accountId, accountId), viewer, { most: LATEST, now })

/** Returns all orders of an account, newest first. */
export const readAllOrdersOf = (db: Queries, accountId: string, viewer: Viewer): Promise<Order[]> =>
  readOrdersWhere(db, eq(orders.accountId, accountId), viewer)

/** Maximum number of open orders shown to a location's staff, earliest slots first. */
const UNDER_WAY = 300

/**
 * Returns the orders of a location for its staff: open ones by their slots, or the last fifty completed or cancelled
 * ones.
 */
export const readOrdersAt = (
  db: Queries,
  locationId: string,
  { isOpen, now }: { isOpen: boolean; now: Date },
  viewer: Viewer
): Promise<Order[]> =>
  isOpen
    ? readOrdersWhere(db, sql`${atLocation(locationId)} and ${isUnderWay}`, viewer, {
        by: [asc(orders.slotStart)],
        most: UNDER_WAY,
        now,
        isStaff: true
      })
    : readOrdersWhere(db, sql`${atLocation(locationId)} and ${hasEnded}`, viewer, {
        by: [desc(orders.endedAt), desc(lastChange)],
        most: 50,
        isStaff: true
      })

/** Finds the order of a location with this number or pickup code; of several, the newest. Throws 404 if there is none. */
export async function findOrderAt(db: Queries, locationId: string, code: string, viewer: Viewer): Promise<Order> {
  const typed = readCode(plainText(code)) ?? ''
  const isIt = or(eq(orders.number, typed), eq(orders.pickupCode, typed))
  const which = sql`${atLocation(locationId)} and ${isIt}`
  const [order] = await readOrdersWhere(db, which, viewer, { most: 1, isStaff: true })
  if (order === undefined) throw notFound()
  return order
}

const atLocation = (id: string): SQL => eq(orders.locationId, id)
// Written like the partial indexes: with parameters the planner couldn't use them.
const hasEnded = sql`${orders.status} in ('completed', 'cancelled')`
const isUnderWay = sql`${orders.status} not in ('completed', 'cancelled')`
// Tie-breaker for orders that ended at the same moment.
const lastChange = sql`(select max(${orderHistory.id}) from ${orderHistory} where ${orderHistory.orderId} = ${orders.id})`

interface Reading {
  /** True for staff, who alone see holds. */
  isStaff?: boolean
  /** The time by which ranges expected now are found; without it they are left out. */
  now?: Date | undefined
  by?: SQL[]
  most?: number | undefined
}

async function readOrdersWhere(
  db: Queries,
  which: SQL,
  viewer: Viewer,
  { by = [desc(orders.placedAt)], most, isStaff = false, now }: Reading = {}
): Promise<Order[]> {
  const query = db
    .select({
      order: orders,
      slug: locations.slug,
      zone: locations.timezone,
      note: locations.receiptNote,
      payment: payments,
      // In the same statement as the status: a change that is carried out in between would be in neither.
      pending: pendingStatuses,
      basis: now ? aheadColumn(now) : sql<ReadyBasis>`null`
    })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(pendingStatuses, eq(pendingStatuses.orderId, orders.id))
    .where(which)
    .orderBy(...by, desc(orders.number))
    .$dynamic()
  const rows = await (most === undefined ? query : query.limit(most))
  const ids = rows.map(({ order }) => order.id)
  const [country, lines, history, refundRows, aftermaths] = await Promise.all([
    homeCountry(db),
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids)).orderBy(asc(orderHistory.id)),
    readRefunds(
      db,
      rows.map(({ order }) => order)
    ),
    readAftermath(db, ids)
  ])
  const [linesOf, historyOf, refundsOf] = [byOrder(lines), byOrder(history), byOrder(refundRows)]
  return rows.map(row => {
    const { id } = row.order
    const ownLines = linesOf.get(id) ?? []
    const record = { ...row, country, now, refunds: refundsOf.get(id), aftermath: aftermaths.get(id) }
    const seen = viewOrder(record, ownLines, historyOf.get(id) ?? [], viewer)
    return isStaff ? { ...seen, ...viewForStaff(row), paid: viewPaid(row.order, ownLines) } : seen
  })
}

/** Groups rows by their order. */
export function byOrder<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.orderId)
    if (group) group.push(row)
    else groups.set(row.orderId, [row])
  }
  return groups
}

/** Returns a new order in its API shape, without reading it again. */
export const viewWritten = (
  order: OrderRow,
  lines: (typeof orderLines.$inferSelect)[],
  {
    location,
    market
  }: Pick<LoadedCart, 'market'> & { location: Pick<LocationRow, 'slug' | 'timezone' | 'receiptNote'> },
  viewer: Viewer
): Order => {
  const { slug, timezone: zone, receiptNote: note } = location
  const { country } = marketOf(market)
  const history = [{ status: order.status, at: order.placedAt }]
  return viewOrder({ order, slug, zone, note, country, payment: null }, lines, history, viewer)
}

interface OrderRecord {
  order: OrderRow
  slug: string
  zone: string
  /** The store's note on its receipts. */
  note: Words | null
  /** The country of the business's market. */
  country: string
  payment: typeof payments.$inferSelect | null
  refunds?: readonly RefundRow[] | undefined
  aftermath?: Aftermath | undefined
  /** The basis of the range expected now, and that time. */
  basis?: ReadyBasis
  now?: Date | undefined
}

/** Returns an order in its API shape. */
export function viewOrder(
  {
    order,
    slug,
    zone,
    note,
    country,
    payment,
    refunds = [],
    aftermath,
    basis = null,
    now = order.placedAt
  }: OrderRecord,
  lines: (typeof orderLines.$inferSelect)[],
  history: Pick<typeof orderHistory.$inferSelect, 'status' | 'at'>[],
  viewer: Viewer
): Order {
  const slot = { id: order.slotId, start: order.slotStart.getTime(), end: order.slotEnd.getTime() }
  const { id, number, pickupCode, status, method, notes, tender, subtotal, savings, total, currency } = order
  return {
    id,
    number,
    pickupCode,
    status,
    history: history.map(entry => ({ status: entry.status, at: isoIn(entry.at.getTime(), zone) })),
    placedAt: isoIn(order.placedAt.getTime(), zone),
    location: slug,
    method,
    slot: viewSlot(slot, zone, true),
    ...viewPromise(order, { basis, items: itemsOf(lines), zone, now }),
    customer: {
      // Rows of earlier versions hold names as they were typed.
      first_name: readableText(order.firstName),
      last_name: readableText(order.lastName),
      phone: showPhone(order.phone, country),
      email: order.email
    },
    notes,
    tender,
    lines: lines.map(line => viewLine(line, viewer)),
    subtotal,
    savings,
    orderLoyalty: {
      pointsRedeemed: order.pointsRedeemed,
      amount: order.pointsAmount,
      earned: earnedBy(order, lines, refunds)
    },
    orderReward: {
      points: order.rewardPoints,
      name: order.rewardName?.[viewer.language] ?? null,
      amount: order.rewardAmount
    },
    deals: (order.deals ?? []).map(({ id, name, amount }) => ({ id, name: name[viewer.language], amount })),
    promos: order.promos.map(({ code, name, amount }) => ({ code, name: name[viewer.language], amount })),
    fee: order.fee,
    deposits: order.deposits ?? 0,
    tip: order.tip,
    address: order.address,
    card: payment && { brand: payment.brand, last4: payment.last4 },
    ...viewArrival(order, zone),
    canCancel: cancellable.includes(status),
    canChange: cancellable.includes(status),
    ...viewAftermath({ order, payment, zone, aftermath }, viewer),
    cancelReason: order.cancelReason,
    refund: order.refundedAt && { at: isoIn(order.refundedAt.getTime(), zone), reason: order.refundReason ?? '' },
    refunds: viewRefunds(refunds, zone, viewer.language),
    taxes: viewTaxes(order.taxes, viewer.language),
    total,
    currency,
    equivalent: order.equivalentMilli / 1000,
    receiptNote: note?.[viewer.language] || undefined
  }
}

const itemsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

interface StaffOrderRecord extends Omit<OrderRecord, 'country' | 'refunds' | 'note' | 'aftermath'> {
  pending: typeof pendingStatuses.$inferSelect | null
}

/** The fields that only the staff see. */
const viewForStaff = ({
  order: { held: reason, heldUntil, dob },
  pending,
  zone
}: StaffOrderRecord): Pick<StaffOrder, 'hold' | 'pending' | 'dob'> => ({
  hold: reason && heldUntil && { reason, until: isoIn(heldUntil.getTime(), zone) },
  pending: pending ? { status: pending.status, until: isoIn(pending.dueAt.getTime(), zone) } : null,
  dob
})
