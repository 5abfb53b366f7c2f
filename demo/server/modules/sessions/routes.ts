import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { endSession, readSession } from '../../../../src/contract/session.ts'
import type { Context } from '../../context.ts'
import { sessions } from '../../db/schema.ts'
import { signedIn } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { hashOf } from './secret.ts'
import { viewSession } from './view.ts'

/** Serves the session of the bearer token: read it, end it. */
export function sessionRoutes(app: Hono, { db }: Context): void {
  route(app, readSession, async ({ caller, language }) => viewSession(signedIn(caller), language))

  route(app, endSession, async ({ caller }) => {
    await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(signedIn(caller).token)))
    return {}
  })
}
