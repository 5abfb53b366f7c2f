import type { Hono } from 'hono'
import { createCart, readCart, setLine } from '../../../../src/contract/cart.ts'
import { moveCart, previewMove } from '../../../../src/contract/cart-move.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { beginCart } from './create.ts'
import { accountOf } from './shopper.ts'
import { moveCartOf, previewOf } from './move.ts'
import { freshCart, withFreshCart } from './read.ts'
import { setLineOf } from './set-line.ts'

/** Serves carts: begin one, read it, set its lines, move it to another location. */
export function cartRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, createCart, async ({ body, idempotencyKey, ...viewer }) =>
    freshCart(db, await beginCart(context, body, idempotencyKey, accountOf(viewer)), viewer)
  )

  route(app, readCart, async ({ param, ...viewer }) => freshCart(db, param('cart'), viewer))

  route(app, setLine, async ({ param, body, ...viewer }) => {
    const cart = param('cart')
    await withFreshCart(db, cart, viewer, () =>
      setLineOf(db, { cart, variant: param('variant'), ...body, accountId: accountOf(viewer), now: clock() })
    )
    return freshCart(db, cart, viewer)
  })

  route(app, previewMove, async ({ param, query, ...viewer }) => {
    const { location, into = null } = query
    const move = { cart: param('cart'), location, into, accountId: accountOf(viewer) }
    return previewOf(db, move, viewer.language)
  })

  route(app, moveCart, async ({ param, body, idempotencyKey, ...viewer }) => {
    const cart = param('cart')
    const wanted = { cart, ...body, idempotencyKey, accountId: accountOf(viewer), now: clock() }
    const moved = await withFreshCart(db, cart, viewer, () => moveCartOf(db, wanted))
    return freshCart(db, moved, viewer)
  })
}
