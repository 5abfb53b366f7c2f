import type { Hono } from 'hono'
import { createCart, readCart, setLine } from '../../../contract/cart/cart.ts'
import { setDelivery, setMethod, setPromos, setTip } from '../../../contract/cart/cart-change.ts'
import { setIfMissing } from '../../../contract/cart/if-missing.ts'
import { setLineNote } from '../../../contract/cart/line-note.ts'
import { moveCart, previewMove } from '../../../contract/cart/cart-move.ts'
import type { Context } from '../../context.ts'
import { type Call, route } from '../../http/route.ts'
import type { CartChange } from './changes/change.ts'
import { countCart } from './changes/count-cart.ts'
import { beginCart } from './changes/create.ts'
import { moveCartOf, previewOf } from './move/move.ts'
import { freshCart, withFreshCart } from './read-carts.ts'
import { setLineOf } from './changes/set-line.ts'
import { setIfMissingOf } from './changes/set-if-missing.ts'
import { setNoteOf } from './changes/set-note.ts'
import { setDeliveryOf, setMethodOf, setPromosOf, setTipOf } from './changes/set-options.ts'
import { keyOf } from '../../idempotency/owner.ts'
import { throttlePromoAttempts } from '../promos/throttle-promo-attempts.ts'
import { accountOf } from '../../http/request/caller.ts'

/** Serves carts: create, read, set lines, notes, choices, method, address, codes and tip, and move to another location. */
export function cartRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, createCart, async ({ body, ...viewer }) => {
    await countCart(context, accountOf(viewer), viewer.client)
    return freshCart(context, await beginCart(context, body, keyOf(viewer), accountOf(viewer)), viewer)
  })

  route(app, readCart, async ({ param, ...viewer }) => freshCart(context, param('cart'), viewer))

  /** Changes a cart and returns the new version. */
  async function changed<Body extends { version: number }>(
    { param, body, ...viewer }: Call<Body>,
    change: (request: CartChange & Body) => Promise<void>
  ) {
    const cart = param('cart')
    const request = { cart, ...body, accountId: accountOf(viewer), now: clock() }
    await withFreshCart(context, cart, viewer, () => change(request))
    return freshCart(context, cart, viewer)
  }

  route(app, setLine, call => changed(call, request => setLineOf(db, { ...request, variant: call.param('variant') })))
  route(app, setLineNote, call =>
    changed(call, request => setNoteOf(db, { ...request, variant: call.param('variant') }))
  )
  route(app, setIfMissing, call => changed(call, request => setIfMissingOf(db, request)))
  route(app, setMethod, call => changed(call, request => setMethodOf(db, request)))
  route(app, setDelivery, call => changed(call, request => setDeliveryOf(db, request)))
  route(app, setPromos, call =>
    changed(call, request =>
      throttlePromoAttempts(db, { ...request, address: call.client.address }, () => setPromosOf(db, request))
    )
  )
  route(app, setTip, call => changed(call, request => setTipOf(db, request)))

  route(app, previewMove, async ({ param, query, ...viewer }) => {
    const { location, into = null } = query
    const move = { cart: param('cart'), location, into, accountId: accountOf(viewer), now: clock() }
    return previewOf(db, move, viewer.language)
  })

  route(app, moveCart, async ({ param, body, ...viewer }) => {
    const cart = param('cart')
    const request = { cart, ...body, key: keyOf(viewer, cart), accountId: accountOf(viewer), now: clock() }
    const moved = await withFreshCart(context, cart, viewer, () => moveCartOf(db, request))
    return freshCart(context, moved, viewer)
  })
}
