import type { Hono } from 'hono'
import {
  forgotPassword,
  renewLink,
  renewVerify,
  requestCode,
  signInByCode,
  signInByPassword,
  signUp,
  verifyEmail
} from '../../../contract/account/account.ts'
import type { Context } from '../../context.ts'
import { badFields } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { openSession } from '../sessions/open-session.ts'
import { viewSession } from '../sessions/view-session.ts'
import { checkCode } from './check-code.ts'
import { findByEmail } from './find-account.ts'
import { renewPasswordLink, sendReset } from './links.ts'
import { isProven } from './verify-password.ts'
import { sendCode } from './request-code.ts'
import { beginSignUp } from './sign-up.ts'
import { confirmAddress, renewConfirmation } from './verify.ts'

/** Serves sign-up, password and code sign-in, and the links in emails. */
export function accountRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, signUp, ({ body, ...request }) => beginSignUp(context, body, request))

  route(app, signInByPassword, async ({ body, client, language }) => {
    const account = await findByEmail(db, body.email)
    const isRight = await isProven(context, { ...body, account, client, action: 'sign-in' })
    if (account === undefined || !isRight) throw badFields({ password: 'wrong' })
    const token = await openSession(db, { accountId: account.id, device: client.device, client, now: clock() })
    return viewSession(db, { token, account }, language)
  })

  route(app, requestCode, ({ body, ...request }) => sendCode(context, body.to, request))

  route(app, signInByCode, async ({ body, client, language }) =>
    viewSession(db, await checkCode(context, body, client), language)
  )

  route(app, forgotPassword, async ({ body, ...request }) => {
    await sendReset(context, body.email, request)
    return {}
  })

  route(app, renewLink, async ({ body, ...request }) => {
    await renewPasswordLink(context, body.signup_token, request)
    return {}
  })

  route(app, verifyEmail, async ({ body }) => ({ email: await confirmAddress(context, body.token) }))

  route(app, renewVerify, async ({ body, ...request }) => {
    await renewConfirmation(context, body.token, request)
    return {}
  })
}
