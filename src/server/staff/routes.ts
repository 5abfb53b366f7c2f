import { maxLength, object, optional, picklist, pipe, string } from 'valibot'
import { readHours, setHours } from '../../contract/staff/staff-hours.ts'
import {
  findStaffOrder,
  readListings,
  readStaffOrders,
  refundOrder,
  releaseHold,
  setListing,
  setOpen,
  setOrderStatus,
  undoOrderStatus
} from '../../contract/staff/staff-board.ts'
import type { Context } from '../context.ts'
import { checked } from '../http/request/fields.ts'
import { notFound } from '../http/api-error.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { releaseHoldOf } from '../ordering/orders/place/hold.ts'
import { findOrderAt, readOrderOf, readOrdersAt } from '../ordering/orders/read-orders.ts'
import { voidOrRefund } from '../ordering/payments/capture-or-void.ts'
import { refundOf } from '../ordering/refunds/refund-order.ts'
import { audited } from './audited.ts'
import { staffChannel } from '../events/staff-channel.ts'
import { findListings, readListing } from './listings.ts'
import { hoursOf, setHoursOf } from './store-hours.ts'
import { missingRoutes } from './missing/routes.ts'
import { lotRoutes } from './lot-routes.ts'
import { openOrPause } from './pause.ts'
import { setStatusSoon, undoStatus } from './pending-status.ts'
import { setExtraTime } from '../../contract/staff/extra-time.ts'
import { addTime, viewExtra } from './extra-time.ts'
import { setStatusOf } from '../ordering/orders/status/set-status.ts'
import type { ServeStaff } from './serve-staff.ts'
import { setOnShelf } from './shelf.ts'

const asksState = object({ state: picklist(['open', 'ended']) })
const asksWords = object({ q: optional(pipe(string(), maxLength(80)), '') })

/** Serves the store's staff: set order statuses and stock, open and close; all changes are audited. */
export function boardRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context

  serve(setOrderStatus, async ({ member, param, body, ...viewer }) => {
    const detail = `${body.status}${body.ageChecked ? ', identification checked' : ''}`
    const deed = { action: 'order-status', orderId: param('order'), detail } as const
    const before = await audited(context, member, deed, async () =>
      body.undo ? setStatusSoon(context, member, param('order'), body) : setStatusOf(context, param('order'), body)
    )
    if (before && body.status === 'cancelled') await voidOrRefund(context, before.id)
    return readOrderOf(db, param('order'), viewer, { isStaff: true, now: clock() })
  })

  serve(refundOrder, async ({ member, param, body, ...viewer }) => {
    const deed = { action: 'order-refund', orderId: param('order'), detail: body.reason } as const
    await audited(context, member, deed, () => refundOf(context, param('order'), body))
    return readOrderOf(db, param('order'), viewer, { isStaff: true, now: clock() })
  })

  serve(undoOrderStatus, async ({ member, param, ...viewer }) => {
    const deed = { action: 'undo', orderId: param('order'), detail: '' } as const
    await audited(context, member, deed, () => undoStatus(context, param('order')))
    return readOrderOf(db, param('order'), viewer, { isStaff: true, now: clock() })
  })

  serve(findStaffOrder, async ({ param, ...viewer }) => {
    const { id } = await findLocation(db, param('location'))
    return findOrderAt(db, id, param('code'), viewer)
  })

  serve(releaseHold, async ({ member, param, ...viewer }) => {
    const deed = { action: 'hold-release', orderId: param('order'), detail: 'released' } as const
    await audited(context, member, deed, () => releaseHoldOf(context, param('order')))
    return readOrderOf(db, param('order'), viewer, { isStaff: true, now: clock() })
  })

  serve(readStaffOrders, async ({ param, query, ...viewer }) => {
    const state = checked(asksState, query).state
    const location = await findLocation(db, param('location'))
    const now = clock()
    return {
      orders: await readOrdersAt(db, location.id, { isOpen: state === 'open', now }, viewer),
      channel: staffChannel(context, location.id),
      extra: viewExtra(location, now)
    }
  })

  serve(readListings, async ({ param, query, language }) => {
    const words = checked(asksWords, query).q
    const { id } = await findLocation(db, param('location'))
    return { listings: await findListings(db, id, words, language) }
  })

  serve(setListing, async ({ member, param, body, language }) => {
    const { id } = await findLocation(db, param('location'))
    const detail = `${body.stock}, ${body.available ? 'on' : 'off'} the menu`
    const deed = { action: 'stock', locationId: id, variantId: param('variant'), detail } as const
    await audited(context, member, deed, () => setOnShelf(context, id, param('variant'), body))
    const listing = await readListing(db, id, param('variant'), language)
    if (listing === undefined) throw notFound()
    return listing
  })

  serve(setOpen, async ({ member, param, body }) => {
    const location = await findLocation(db, param('location'))
    const detail = body.isOpen ? 'open' : body.pause === null ? 'closed' : `paused, ${body.pause}`
    const deed = { action: 'open', locationId: location.id, detail } as const
    return audited(context, member, deed, () => openOrPause(context, location, body))
  })

  serve(setExtraTime, async ({ member, param, body }) => {
    const location = await findLocation(db, param('location'))
    const detail = body.minutes === 0 ? 'none' : `${body.minutes}, ${body.during}`
    const deed = { action: 'extra-time', locationId: location.id, detail } as const
    return { extra: await audited(context, member, deed, () => addTime(context, location, body)) }
  })

  serve(readHours, async ({ param }) => hoursOf(await findLocation(db, param('location'))))

  serve(setHours, async ({ member, param, body }) => {
    const location = await findLocation(db, param('location'))
    const deed = { action: 'hours', locationId: location.id, detail: '' } as const
    return audited(context, member, deed, () => setHoursOf(context, location, body))
  })

  lotRoutes(serve, context)
  missingRoutes(serve, context)
}
