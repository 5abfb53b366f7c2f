import type { Hono } from 'hono'
import { readFeedItems, setFeedItems } from '../../contract/feed/feed-items.ts'
import { setFeedStock } from '../../contract/feed/feed-stock.ts'
import type { Context } from '../context.ts'
import { badFields } from '../http/api-error.ts'
import { route } from '../http/route.ts'
import { BrokenFile } from '../import/read/broken-file.ts'
import { sourceOf } from '../import/source.ts'
import { createGuesses } from '../staff/guesses.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { feedKeyRoutes } from './key-routes.ts'
import { onlyFeed } from './only-feed.ts'
import { listItems } from './items/list-items.ts'
import { setItems } from './items/set-items.ts'
import { feedOrderRoutes } from './orders/order-routes.ts'
import { setStock } from './set-stock.ts'

/** Serves the feed, by which the retailer's own system sets products and stock and gets orders; and its keys, for the staff. */
export function feedRoutes(app: Hono, context: Context, serve: ServeStaff): void {
  const guesses = createGuesses(context)
  feedKeyRoutes(serve, context)
  feedOrderRoutes(app, context, guesses)

  route(app, setFeedStock, async ({ body, language, ...call }) => ({
    results: await setStock(context, await onlyFeed(context, guesses, call, 'stock'), body.items, language)
  }))

  route(app, setFeedItems, async ({ body, query, language, ...call }) => {
    const caller = await onlyFeed(context, guesses, call, 'catalog')
    const source = sourceIn(caller.location.slug, query['source'])
    return { results: await setItems(context, caller, { items: body.items, source }, language) }
  })

  route(app, readFeedItems, async ({ query, ...call }) => {
    const { location } = await onlyFeed(context, guesses, call, 'catalog')
    return listItems(context.db, location.id, query['after'] ?? '')
  })
}

function sourceIn(location: string, name: string | undefined): string {
  try {
    return sourceOf(location, name)
  } catch (error) {
    throw error instanceof BrokenFile ? badFields({ source: 'wrong' }) : error
  }
}
