import type { Hono } from 'hono'
import { beginHandoff, claimHandoff } from '../../../contract/account/handoff.ts'
import { approveHandoff, readHandoff } from '../../../contract/account/handoff-approval.ts'
import type { Context } from '../../context.ts'
import { signedIn } from '../../http/request/caller.ts'
import { route } from '../../http/route.ts'
import { viewSession } from '../sessions/view-session.ts'
import { approve } from './approve.ts'
import { begin } from './begin-handoff.ts'
import { claimSession } from './claim.ts'
import { findHandoff, refuseUnlessOpenTo } from './find-handoff.ts'

/** Serves sign-ins on a shared screen that are approved on the person's own phone. */
export function handoffRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, beginHandoff, ({ body, client }) => begin(context, body.location, client))

  route(app, readHandoff, async ({ body, caller, language }) => {
    const { account } = signedIn(caller)
    const { row, slug, store } = await findHandoff(db, body.id)
    refuseUnlessOpenTo(row, account.id, clock())
    return { code: row.code, location: slug, store: store[language], expiresAt: row.expiresAt.toISOString() }
  })

  route(app, approveHandoff, async ({ body, caller }) => {
    await approve(context, body.id, signedIn(caller).account.id)
    return {}
  })

  route(app, claimHandoff, async ({ body, language }) => {
    const caller = await claimSession(context, body)
    return { session: caller ? await viewSession(context.db, caller, language) : null }
  })
}
