import type { OrderStatus } from '../../../src/contract/order/order.ts'
import {
  forgetKioskPinTries,
  readKiosks,
  removeKiosk,
  setKiosk,
  setKioskPin
} from '../../../src/contract/kiosk/kiosk.ts'
import {
  findStaffOrder,
  readListings,
  readStaffOrders,
  refundOrder,
  releaseHold,
  setListing,
  setOpen,
  setOrderStatus,
  type StaffOrder,
  undoOrderStatus
} from '../../../src/contract/staff/staff-board.ts'
import { type ExtraTime, setExtraTime } from '../../../src/contract/staff/extra-time.ts'
import { readHours, setHours } from '../../../src/contract/staff/staff-hours.ts'
import { readDrafts } from '../../../src/contract/staff/drafts.ts'
import { endStaffSession, readStaffMember } from '../../../src/contract/staff/staff-member.ts'
import { readStaffStores } from '../../../src/contract/staff/staff-stores.ts'
import { type Api, fakeApi, Refusal } from './api.ts'
import { atWindow, chews, counter, ferry, hours, inMinutes, mira, stores } from './samples.ts'
import { draftChannel } from './stream.ts'

const noSums = { id: 'r1', at: inMinutes(0), goods: 0, deposits: 0, taxes: [], fee: 0, tip: 0 }

const shownAs = ({ status, pending }: StaffOrder): OrderStatus => pending?.status ?? status
const isEnded = (order: StaffOrder): boolean => ['completed', 'cancelled'].includes(shownAs(order))

/** What the shop of a test has; the API reads and changes it. */
const filled = () => ({
  stores,
  orders: [] as StaffOrder[],
  extra: null as ExtraTime,
  listings: [ferry, chews],
  hours,
  kiosks: [counter, atWindow],
  hasPin: true,
  member: mira
})

/** A shop whose API keeps what the board changes, as the server does. */
export function fakeShop() {
  const api = fakeApi()
  const shop = filled()
  answerOrders(api, shop)
  answerStore(api, shop)
  api.on(readStaffMember, () => shop.member)
  api.on(endStaffSession, {})
  api.on(readDrafts, { drafts: [], channel: draftChannel })
  return { ...api, shop }
}

type Shop = ReturnType<typeof filled>

/** Replies with the retailer and the shop's stores. */
export const storesOf = (shop: Shop) => () => ({ stores: shop.stores })

function answerOrders(api: Api, shop: Shop): void {
  const find = (id: string | undefined): StaffOrder => {
    const order = shop.orders.find(one => one.id === id)
    if (!order) throw new Refusal(404)
    return order
  }
  /** Changes an order; the board's own copies of it stay as they are. */
  const change = (id: string | undefined, changes: Partial<StaffOrder>): StaffOrder => {
    const changed = { ...find(id), ...changes }
    shop.orders = shop.orders.map(one => (one.id === id ? changed : one))
    return changed
  }
  api.on(readStaffOrders, ({ query: { state }, params: { location } }) => ({
    orders: location === 'queen-west' ? shop.orders.filter(one => isEnded(one) === (state === 'ended')) : [],
    channel: `staff.${location}`,
    extra: shop.extra
  }))
  api.on(setOrderStatus, ({ params, body: { status, reason } }) =>
    change(params['order'], { pending: { status, until: inMinutes(0) }, cancelReason: reason })
  )
  api.on(undoOrderStatus, ({ params }) => change(params['order'], { pending: null }))
  api.on(refundOrder, ({ params, body: { reason, part } }) =>
    change(
      params['order'],
      part
        ? { refunds: [{ ...noSums, reason, lines: part.lines, amount: 912 }] }
        : { refund: { at: inMinutes(0), reason } }
    )
  )
  api.on(releaseHold, ({ params }) => change(params['order'], { hold: null }))
  api.on(findStaffOrder, () => {
    throw new Refusal(404)
  })
}

function answerStore(api: Api, shop: Shop): void {
  api.on(readStaffStores, storesOf(shop))
  api.on(setOpen, ({ body: { isOpen, pause } }) => {
    const pausedUntil = isOpen || pause === null ? null : inMinutes(pause === 'tomorrow' ? 960 : Number(pause))
    shop.stores = shop.stores.map(one => (one.slug === 'queen-west' ? { ...one, isOpen, pausedUntil } : one))
    return { isOpen, pausedUntil }
  })
  api.on(setExtraTime, ({ body: { minutes, during } }) => {
    shop.extra = minutes === 0 ? null : { minutes, until: inMinutes(during) }
    return { extra: shop.extra }
  })
  api.on(readListings, ({ query: { q = '' } }) => ({
    listings: shop.listings.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  }))
  api.on(setListing, ({ params, body }) => {
    const known = shop.listings.find(one => one.variant === params['variant'])
    if (!known) throw new Refusal(404)
    const changed = { ...known, ...body }
    shop.listings = shop.listings.map(one => (one === known ? changed : one))
    return changed
  })
  api.on(readHours, () => shop.hours)
  api.on(setHours, ({ body }) => (shop.hours = body))
  api.on(readKiosks, () => ({ kiosks: shop.kiosks, hasPin: shop.hasPin }))
  api.on(setKiosk, ({ params, body: { name, reader } }) => {
    const known = shop.kiosks.find(one => one.id === params['kiosk'])
    if (!known) throw new Refusal(404)
    const changed = { ...known, name, reader, hasReader: reader !== null }
    shop.kiosks = shop.kiosks.map(one => (one === known ? changed : one))
    return changed
  })
  api.on(removeKiosk, ({ params }) => {
    shop.kiosks = shop.kiosks.filter(one => one.id !== params['kiosk'])
    return {}
  })
  api.on(forgetKioskPinTries, {})
  api.on(setKioskPin, ({ body: { pin } }) => ({ hasPin: (shop.hasPin = pin !== null) }))
}
