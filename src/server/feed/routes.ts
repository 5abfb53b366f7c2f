import type { Hono } from 'hono'
import { setFeedStock } from '../../contract/feed/feed-stock.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { createGuesses } from '../staff/guesses.ts'
import type { StaffCall, StaffMember } from '../staff/only-staff.ts'
import { feedKeyRoutes } from './key-routes.ts'
import { onlyFeed } from './only-feed.ts'
import { setStock } from './set-stock.ts'

/** Serves the feed, by which the retailer's own system sets stock; and its keys, for managers. */
export function feedRoutes(app: Hono, context: Context, staffOf: (call: StaffCall) => Promise<StaffMember>): void {
  const guesses = createGuesses(context)
  feedKeyRoutes(app, context, staffOf)

  route(app, setFeedStock, async ({ body, language, ...call }) => ({
    results: await setStock(context, await onlyFeed(context, guesses, call, 'stock'), body.items, language)
  }))
}
