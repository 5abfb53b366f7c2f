import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../../src/server/db/schema.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { checkIn } from '../../../src/contract/order/arrival.ts'
import { cancelOrder, type Order, setOrderEmail } from '../../../src/contract/order/order.ts'
import {
  readListings,
  readStaffOrders,
  setListing as setStaffListing,
  setOpen
} from '../../../src/contract/staff/staff-board.ts'
import { by, openRewardingShop } from './loyalty.ts'
import { peopleOf } from './people.ts'

const staff = by('staff')

/** Opens a shop for tests of an order's life cycle, by shopper and staff. */
export async function openLivelyShop() {
  const shop = await openRewardingShop()
  const { mailsTo } = peopleOf(shop)

  /** Places an order of a guest with a new address; its method is changed afterwards in the database. */
  async function placed(method: Method = 'pickup', query: Record<string, string> = {}, headers = {}): Promise<Order> {
    const cart = await shop.cartWith({ grinder: 1 })
    const customer = {
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '+1 416 555 0123',
      email: `${randomUUID()}@shop.example`
    }
    const { payload } = await shop.send(await shop.orderFor(cart, { customer }), undefined, query, headers)
    await shop.db.update(orders).set({ method }).where(eq(orders.id, payload.id))
    return { ...payload, method }
  }

  const cancel = (order: string, reason: string | null = null, headers: Record<string, string> = {}) =>
    shop.to(cancelOrder, { params: { order }, body: { reason }, headers })

  const here = (order: string, car = 'Blue hatchback', spot = 'Spot 4', headers: Record<string, string> = {}) =>
    shop.to(checkIn, { params: { order }, body: { car, spot }, headers })

  const correct = (order: string, email: string, headers: Record<string, string> = {}, query = {}) =>
    shop.to(setOrderEmail, { params: { order }, body: { email }, headers, query })

  const staffOrders = async (state: string, location = 'queen-west', headers = staff) =>
    shop.to(readStaffOrders, { params: { location }, query: { state }, headers })

  const shelf = (q?: string, query: Record<string, string> = {}, headers = staff) =>
    shop.to(readListings, {
      params: { location: 'queen-west' },
      query: { ...query, ...(q !== undefined && { q }) },
      headers
    })

  const stock = async (product: string, body: { stock: number; available: boolean }, headers = staff) =>
    shop.to(setStaffListing, {
      params: { location: 'queen-west', variant: await shop.sizeOf(product) },
      body,
      headers
    })

  const open = (isOpen: boolean, headers = staff) =>
    shop.to(setOpen, { params: { location: 'queen-west' }, body: { isOpen }, headers })

  return { ...shop, mailsTo, placed, cancel, here, correct, staffOrders, shelf, stock, open }
}
