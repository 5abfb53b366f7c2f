import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readSignup, setPassword } from '../../../contract/account/signup.ts'
import type { Context } from '../../context.ts'
import { accounts } from '../../db/schema.ts'
import { passwordSetWords } from '../../http/messages.ts'
import { notFound } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { MessageResponse } from '../../http/message-response.ts'
import { viewSession } from '../sessions/view-session.ts'
import { finishSignup } from './finish.ts'
import { usableLink } from './link.ts'

/** Serves sign-ups started elsewhere: reads the person, and sets the password. */
export function signupRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, readSignup, async ({ body }) => {
    const { accountId } = await usableLink(db, body.signup_token, clock())
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
    if (account === undefined) throw notFound()
    return { firstName: account.firstName, email: account.email }
  })

  route(app, setPassword, async ({ body, ...request }) => {
    const caller = await finishSignup(context, body, request)
    return new MessageResponse(
      passwordSetWords(caller.account.firstName),
      await viewSession(context.db, caller, request.language)
    )
  })
}
