import type { Hono } from 'hono'
import { readLaunch } from '../../contract/staff/launch.ts'
import { checkSetup, setUpShop } from '../../contract/staff/setup.ts'
import { addStore, readStoreFacts } from '../../contract/staff/staff-stores.ts'
import { canada } from '../../rules/market/canada.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { addStoreOf, readStoreFactsOf } from './add-store.ts'
import { factsIn } from './facts.ts'
import { readLaunchOf } from './read-launch.ts'
import { setUp } from './set-up.ts'
import { onlyWithKey } from './setup-key.ts'

/** Serves the set-up of a shop on a server that has none, its progress towards its opening, and the set-up of further stores. */
export function setupRoutes(app: Hono, serve: ServeStaff, context: Context): void {
  route(app, checkSetup, async ({ body, language }) => {
    await onlyWithKey(context.db, body.key)
    return factsIn(canada, language)
  })

  route(app, setUpShop, ({ body, ...request }) => setUp(context, body, request))

  serve(readStoreFacts, ({ language }) => readStoreFactsOf(context.db, language))

  serve(addStore, async ({ member, body }) => ({ slug: await addStoreOf(context, member, body) }))

  serve(readLaunch, ({ member, language }) => readLaunchOf(context.db, member.locations, language))
}
