import type { Hono } from 'hono'
import { endSession, readSession } from '../../../contract/account/session.ts'
import type { Context } from '../../context.ts'
import { signedIn } from '../../http/request/caller.ts'
import { route } from '../../http/route.ts'
import { endOwnSession } from './end-session.ts'
import { viewSession } from './view-session.ts'

/** Serves the session of the bearer token: read it, end it. */
export function sessionRoutes(app: Hono, { db, clock }: Context): void {
  route(app, readSession, async ({ caller, language }) => viewSession(db, signedIn(caller), language))

  route(app, endSession, async ({ caller }) => {
    await endOwnSession(db, signedIn(caller), clock())
    return {}
  })
}
