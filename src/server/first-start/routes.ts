import type { Hono } from 'hono'
import { readLaunch } from '../../contract/staff/launch.ts'
import { checkSetup, setUpShop } from '../../contract/staff/setup.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { factsIn } from './facts.ts'
import { readLaunchOf } from './read-launch.ts'
import { setUp } from './set-up.ts'
import { onlyWithKey } from './setup-key.ts'

/** Serves the set-up of a shop on a server that has none, and its progress towards its opening. */
export function setupRoutes(app: Hono, serve: ServeStaff, context: Context): void {
  route(app, checkSetup, async ({ body, language }) => {
    await onlyWithKey(context.db, body.key)
    return factsIn(language)
  })

  route(app, setUpShop, ({ body, ...request }) => setUp(context, body, request))

  serve(readLaunch, ({ member, language }) => readLaunchOf(context.db, member.locations, language))
}
