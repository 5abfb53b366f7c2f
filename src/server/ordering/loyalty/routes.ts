import type { Hono } from 'hono'
import { claimCart, readLoyalty, readMyCarts, setPoints, setReward } from '../../../contract/account/loyalty.ts'
import type { Context } from '../../context.ts'
import { signedIn } from '../../http/request/caller.ts'
import { route } from '../../http/route.ts'
import { mergeCartsOf } from '../carts/merge/claim.ts'
import { readCartsOf } from '../carts/merge/carts-by-account.ts'
import { freshCart, withFreshCart } from '../carts/read-carts.ts'
import { setPointsOf, setRewardOf } from '../carts/changes/set-points.ts'
import { accountOf } from '../../http/request/caller.ts'
import { keyOf } from '../../idempotency/owner.ts'
import { readLoyaltyOf } from './read-loyalty.ts'

/** Serves an account's points and rewards, and their use in a cart. */
export function loyaltyRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, readLoyalty, async ({ caller, language }) =>
    readLoyaltyOf(db, signedIn(caller).account.id, { language, now: clock() })
  )

  route(app, setPoints, async ({ param, body, ...viewer }) => {
    const cart = param('cart')
    const wanted = { cart, ...body, accountId: accountOf(viewer), now: clock() }
    await withFreshCart(context, cart, viewer, () => setPointsOf(db, wanted))
    return freshCart(context, cart, viewer)
  })

  route(app, setReward, async ({ param, body, ...viewer }) => {
    const cart = param('cart')
    const wanted = { cart, ...body, accountId: accountOf(viewer), now: clock() }
    await withFreshCart(context, cart, viewer, () => setRewardOf(db, wanted))
    return freshCart(context, cart, viewer)
  })

  route(app, readMyCarts, async ({ caller }) => ({ carts: await readCartsOf(db, signedIn(caller).account.id) }))

  route(app, claimCart, async ({ param, ...viewer }) => {
    const accountId = signedIn(viewer.caller).account.id
    const wanted = { cart: param('cart'), key: keyOf(viewer), accountId, now: clock() }
    const changes = await mergeCartsOf(db, wanted, viewer.language)
    return { cart: await freshCart(context, wanted.cart, viewer), changes }
  })
}
