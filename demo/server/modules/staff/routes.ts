import type { Hono } from 'hono'
import { maxLength, object, optional, picklist, pipe, string } from 'valibot'
import {
  readListings,
  readStaffOrders,
  releaseHold,
  setListing,
  setOpen,
  setOrderStatus
} from '../../../../src/contract/staff/staff.ts'
import type { Context } from '../../context.ts'
import { checked } from '../../http/request/fields.ts'
import { notFound } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'
import { releaseHoldOf } from '../orders/place/hold.ts'
import { readOrderOf, readOrdersAt } from '../orders/read.ts'
import { voidOrRefund } from '../payments/capture-or-void.ts'
import { audited } from './audited.ts'
import { staffChannel } from './channel.ts'
import { createGuesses } from './guesses.ts'
import { findListings, readListing } from './listings.ts'
import { onlyStaff, type StaffCall } from './only-staff.ts'
import { setStatusOf } from './set-status.ts'
import { openOrClose, setOnShelf } from './shelf.ts'

const asksState = object({ state: picklist(['open', 'ended']) })
const asksWords = object({ q: optional(pipe(string(), maxLength(80)), '') })

/** Serves the store's staff: set order statuses and stock, open and close; all changes are audited. */
export function staffRoutes(app: Hono, context: Context): void {
  const { db } = context
  const guesses = createGuesses(context)
  const staffOf = (call: StaffCall) => onlyStaff(context, guesses, call)

  route(app, setOrderStatus, async ({ param, body, ...viewer }) => {
    const member = await staffOf(viewer)
    const deed = { action: 'order-status', orderId: param('order'), detail: body.status } as const
    const before = await audited(context, member, deed, () => setStatusOf(context, param('order'), body))
    if (before !== undefined && body.status === 'cancelled') await voidOrRefund(context, before.id)
    return readOrderOf(db, param('order'), viewer, { isStaff: true })
  })

  route(app, releaseHold, async ({ param, ...viewer }) => {
    const member = await staffOf(viewer)
    const deed = { action: 'hold-release', orderId: param('order'), detail: 'released' } as const
    await audited(context, member, deed, () => releaseHoldOf(context, param('order')))
    return readOrderOf(db, param('order'), viewer, { isStaff: true })
  })

  route(app, readStaffOrders, async ({ param, query, ...viewer }) => {
    await staffOf(viewer)
    const asked = checked(asksState, query).state
    const { id } = await findLocation(db, param('location'))
    return { orders: await readOrdersAt(db, id, asked === 'open', viewer), channel: staffChannel(context, id) }
  })

  route(app, readListings, async ({ param, query, language, ...call }) => {
    await staffOf(call)
    const words = checked(asksWords, query).q
    const { id } = await findLocation(db, param('location'))
    return { listings: await findListings(db, id, words, language) }
  })

  route(app, setListing, async ({ param, body, language, ...call }) => {
    const member = await staffOf(call)
    const { id } = await findLocation(db, param('location'))
    const detail = `${body.stock}, ${body.available ? 'on' : 'off'} the menu`
    const deed = { action: 'stock', locationId: id, variantId: param('variant'), detail } as const
    await audited(context, member, deed, () => setOnShelf(context, id, param('variant'), body))
    const listing = await readListing(db, id, param('variant'), language)
    if (listing === undefined) throw notFound()
    return listing
  })

  route(app, setOpen, async ({ param, body, ...call }) => {
    const member = await staffOf(call)
    const { id } = await findLocation(db, param('location'))
    const deed = { action: 'open', locationId: id, detail: body.isOpen ? 'open' : 'closed' } as const
    await audited(context, member, deed, () => openOrClose(context, id, body.isOpen))
    return { isOpen: body.isOpen }
  })
}
