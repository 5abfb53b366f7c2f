import type { Hono } from 'hono'
import { maxLength, object, optional, picklist, pipe, string } from 'valibot'
import {
  readListings,
  readStaffOrders,
  releaseHold,
  setListing,
  setOpen,
  setOrderStatus
} from '../../../../src/contract/staff.ts'
import type { Context } from '../../context.ts'
import { checked } from '../../http/fields.ts'
import { notFound } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'
import { releaseHoldOf } from '../orders/hold.ts'
import { readOrderOf, readOrdersAt } from '../orders/read.ts'
import { tellStatus } from '../orders/tell.ts'
import { letPaymentGo } from '../payments/settle.ts'
import { staffChannel } from './channel.ts'
import { findListings, readListing } from './listings.ts'
import { onlyStaff } from './only-staff.ts'
import { setStatusOf } from './set-status.ts'
import { openOrClose, setOnShelf } from './shelf.ts'

const asksState = object({ state: picklist(['open', 'ended']) })
const asksWords = object({ q: optional(pipe(string(), maxLength(80)), '') })

/** Serves the store's staff: they bring orders from state to state, set stock, open and close. */
export function staffRoutes(app: Hono, context: Context): void {
  const { db, staffToken } = context

  route(app, setOrderStatus, async ({ param, body, bearer, ...viewer }) => {
    onlyStaff(bearer, staffToken)
    const before = await setStatusOf(context, param('order'), body)
    if (before !== undefined && body.status === 'cancelled') await letPaymentGo(context, before.id)
    if (before !== undefined) await tellStatus(context, before, body.status)
    return readOrderOf(db, param('order'), viewer, { isStaff: true })
  })

  route(app, releaseHold, async ({ param, bearer, ...viewer }) => {
    onlyStaff(bearer, staffToken)
    await releaseHoldOf(context, param('order'))
    return readOrderOf(db, param('order'), viewer, { isStaff: true })
  })

  route(app, readStaffOrders, async ({ param, query, bearer, ...viewer }) => {
    const token = onlyStaff(bearer, staffToken)
    const asked = checked(asksState, query).state
    const { id } = await findLocation(db, param('location'))
    return { orders: await readOrdersAt(db, id, asked === 'open', viewer), channel: staffChannel(token, id) }
  })

  route(app, readListings, async ({ param, query, bearer, language }) => {
    onlyStaff(bearer, staffToken)
    const words = checked(asksWords, query).q
    const { id } = await findLocation(db, param('location'))
    return { listings: await findListings(db, id, words, language) }
  })

  route(app, setListing, async ({ param, body, bearer, language }) => {
    onlyStaff(bearer, staffToken)
    const { id } = await findLocation(db, param('location'))
    await setOnShelf(context, id, param('variant'), body)
    const listing = await readListing(db, id, param('variant'), language)
    if (listing === undefined) throw notFound()
    return listing
  })

  route(app, setOpen, async ({ param, body, bearer }) => {
    onlyStaff(bearer, staffToken)
    const { id } = await findLocation(db, param('location'))
    await openOrClose(context, id, body.isOpen)
    return { isOpen: body.isOpen }
  })
}
