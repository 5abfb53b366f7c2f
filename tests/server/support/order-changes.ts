import { and, eq } from 'drizzle-orm'
import type { IfMissing } from '../../../src/contract/cart/if-missing.ts'
import { setIfMissing } from '../../../src/contract/cart/if-missing.ts'
import type { DeliveryAddress } from '../../../src/contract/cart/delivery-address.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { answerQuestion, changeOrder, previewChange } from '../../../src/contract/order/change-order.ts'
import { type Order, readOrder } from '../../../src/contract/order/order.ts'
import { setMissing, withdrawQuestion } from '../../../src/contract/staff/staff-missing.ts'
import { expireQuestions } from '../../../src/server/ordering/orders/changes/expire-questions.ts'
import { listings, orderQuestions, slotBookings } from '../../../src/server/db/schema.ts'
import { contextOf } from './context-of.ts'
import type { openShop } from './shop.ts'

type Shop = Pick<Awaited<ReturnType<typeof openShop>>, 'db' | 'to' | 'sizeOf' | 'stockOf' | 'time' | 'logged'>
type Known = Pick<Order, 'id' | 'lines'>

const staff = { Authorization: 'Bearer staff' }

/** Adds changes of placed orders to a shop, by shoppers and by the staff. */
export function changesIn(shop: Shop) {
  const read = async ({ id }: Pick<Order, 'id'>, headers = {}): Promise<Order> =>
    (await shop.to(readOrder, { params: { order: id }, headers })).payload

  const choose = async (cart: Cart, choice: IfMissing, ...products: string[]): Promise<Cart> => {
    const variants = await Promise.all(products.map(product => shop.sizeOf(product)))
    const body = { version: cart.version, choice, variants }
    return (await shop.to(setIfMissing, { params: { cart: cart.id }, body })).payload
  }

  /** Returns the id of an order's line by its product. */
  const lineOf = ({ lines }: Pick<Order, 'lines'>, product: string) => {
    const line = lines.find(({ productSlug }) => productSlug === product)
    if (line === undefined) throw new Error(`The order has no ${product}.`)
    return line
  }

  /** Reports missing pieces of a line, as staff; all of it by default. */
  async function report(
    order: Known,
    product: string,
    { missing, instead, soldOut }: { missing?: number; instead?: [string, number]; soldOut?: boolean } = {}
  ) {
    const { id: line, quantity: of } = lineOf(order, product)
    const substitute = instead ? { variant: await shop.sizeOf(instead[0]), quantity: instead[1] } : null
    const body = { of, missing: missing ?? of, substitute, ...(soldOut !== undefined && { soldOut }) }
    return shop.to(setMissing, { params: { order: order.id, line }, body, headers: staff })
  }

  const answer = (order: Pick<Order, 'id'>, question: string, said: 'take' | 'leave', headers = {}) =>
    shop.to(answerQuestion, { params: { order: order.id, question }, body: { answer: said }, headers })

  const withdraw = (order: Pick<Order, 'id'>, question: string) =>
    shop.to(withdrawQuestion, { params: { order: order.id, question }, headers: staff })

  async function editOf(quantities: Record<string, number>) {
    const entries = Object.entries(quantities)
    return Promise.all(entries.map(async ([product, quantity]) => ({ variant: await shop.sizeOf(product), quantity })))
  }

  type Rest = { slot?: string; notes?: string | null; method?: Method; address?: DeliveryAddress }

  const preview = async (order: Pick<Order, 'id'>, quantities: Record<string, number>, rest: Rest = {}, headers = {}) =>
    shop.to(previewChange, { params: { order: order.id }, body: { lines: await editOf(quantities), ...rest }, headers })

  /** Changes an order as its shopper, who has seen the new total. */
  async function change(order: Pick<Order, 'id'>, quantities: Record<string, number>, rest: Rest = {}, headers = {}) {
    const seen = await preview(order, quantities, rest, headers)
    // A refused preview is refused again, whatever the total.
    const total = seen.status < 300 ? seen.payload.total : 0
    const body = { lines: await editOf(quantities), ...rest, total }
    return shop.to(changeOrder, { params: { order: order.id }, body, headers })
  }

  /** Returns the units of a product that are in stock at Queen West, in open questions and in an order. */
  async function unitsOf(product: string, orders: readonly Pick<Order, 'id'>[]): Promise<number> {
    const variant = await shop.sizeOf(product)
    const now = await Promise.all(orders.map(order => read(order)))
    const open = now.filter(({ status }) => status !== 'cancelled')
    const inOrders = open.flatMap(({ lines }) => lines).filter(line => line.variant === variant)
    const questions = await shop.db.select().from(orderQuestions)
    const reserved = questions.filter(question => question.endedAt === null && question.substitute?.variant === variant)
    return (
      (await shop.stockOf(product)) +
      inOrders.reduce((sum, { quantity }) => sum + quantity, 0) +
      reserved.reduce((sum, question) => sum + (question.substitute?.quantity ?? 0), 0)
    )
  }

  /** Returns the places taken in a slot, for pickup by default. */
  async function takenIn({ slot }: Pick<Order, 'slot'>, method: 'pickup' | 'delivery' = 'pickup'): Promise<number> {
    const rows = await shop.db
      .select()
      .from(slotBookings)
      .where(and(eq(slotBookings.slotStart, new Date(slot.start)), eq(slotBookings.method, method)))
    return rows.reduce((sum, { taken }) => sum + taken, 0)
  }

  const setStock = async (product: string, stock: number) => {
    const variant = await shop.sizeOf(product)
    await shop.db.update(listings).set({ stock }).where(eq(listings.variantId, variant))
  }

  /** Ends the questions whose time is up, as the server does every few seconds. */
  const expire = () => expireQuestions(contextOf(shop))

  return { expire, read, choose, lineOf, report, answer, withdraw, preview, change, unitsOf, takenIn, setStock }
}
