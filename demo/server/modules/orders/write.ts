import type { InferOutput } from 'valibot'
import type { customer } from '../../../../src/contract/customer.ts'
import type { HoldReason } from '../../../../src/contract/staff.ts'
import { orderHistory, orderLines, orders, type StoredPromo } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { readCurrency } from '../business/currency.ts'
import type { LoadedCart } from '../carts/load.ts'
import { reckon, type ReckonedLine } from '../carts/reckon.ts'
import { enter } from '../loyalty/ledger.ts'
import { pictureOf } from '../menu/picture.ts'
import type { JudgedPromo } from '../promos/judge.ts'
import { usePromos } from '../promos/take.ts'
import type { PlannedSlot } from '../slots/plan.ts'
import { newPickupCode, nextNumber } from './codes.ts'
import type { Wish } from './place.ts'
import { clientHash } from './suspicion.ts'

interface NewOrder {
  id: string
  wish: Wish
  loaded: LoadedCart
  slot: PlannedSlot
  now: Date
  /** Why it is held for the staff's look, and until when. */
  hold: { reason: HoldReason; until: Date } | undefined
}

/** Writes an order with its lines and the beginning of its history, and takes the points and codes that it uses. */
export async function writeOrder(tx: Transaction, { id, wish, loaded, slot, now, hold }: NewOrder): Promise<void> {
  const { cart, location } = loaded
  const { lines, count: _count, limitMilli: _limit, exceedMilli: _exceed, ...reckoned } = reckon(loaded)
  const { pointsRedeemable: _most, rewardId: _reward, promos, bringing, ...sums } = reckoned
  await tx.insert(orders).values({
    id,
    number: await nextNumber(tx, location.slug),
    pickupCode: newPickupCode(),
    cartId: cart.id,
    locationId: location.id,
    method: cart.method,
    accountId: wish.accountId,
    slotId: slot.id,
    slotStart: new Date(slot.start),
    slotEnd: new Date(slot.end),
    ...person(wish.body.customer),
    locale: wish.language,
    page: wish.page,
    notes: wish.body.notes === '' ? null : wish.body.notes,
    tender: wish.body.tender,
    ...sums,
    promos: promos.flatMap(stored),
    address: bringing?.address ?? null,
    zone: bringing?.zone ?? null,
    dob: location.asksDateOfBirth ? wish.body.dob : null,
    offers: wish.body.offers,
    currency: await readCurrency(tx),
    placedAt: now,
    client: clientHash(wish.client.address),
    held: hold?.reason ?? null,
    heldUntil: hold?.until ?? null
  })
  await tx.insert(orderLines).values(lines.map((line, position) => ({ orderId: id, position, ...bought(line) })))
  await tx.insert(orderHistory).values({ orderId: id, status: 'placed', at: now })
  const { email, phone } = wish.body.customer
  await usePromos(tx, promos, { orderId: id, accountId: wish.accountId, email, phone, at: now })
  const used = sums.pointsRedeemed + sums.rewardPoints
  if (wish.accountId !== null && used > 0)
    await enter(tx, { accountId: wish.accountId, orderId: id, kind: 'redeemed', points: -used, at: now })
}

const person = ({ first_name, last_name, phone, email }: InferOutput<typeof customer>) => ({
  firstName: first_name,
  lastName: last_name,
  phone,
  email
})

const stored = ({ row, amount }: JudgedPromo): StoredPromo[] =>
  row && amount > 0 ? [{ code: row.code, name: row.name, amount }] : []

const bought = ({ row, unitPrice, regularPrice, equivalentMilli }: ReckonedLine) => ({
  variantId: row.variant.id,
  productId: row.product.id,
  productSlug: row.product.slug,
  name: row.product.name,
  brand: row.product.brand,
  variantName: row.variant.size,
  picture: pictureOf(row.product),
  quantity: row.quantity,
  note: row.note,
  unitPrice,
  regularPrice,
  limitClass: row.product.limitClass,
  equivalentMilli
})
