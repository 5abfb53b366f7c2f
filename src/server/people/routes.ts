import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { accountRoutes } from './accounts/routes.ts'
import { handoffRoutes } from './handoffs/routes.ts'
import { meRoutes } from './me/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { signupRoutes } from './signups/routes.ts'
import { type Providers, socialRoutes } from './social/routes.ts'

/** Serves accounts: sign-up, sign-in, sessions, and what people keep in their account. */
export function peopleRoutes(api: Hono, context: Context, providers: Providers): void {
  sessionRoutes(api, context)
  handoffRoutes(api, context)
  signupRoutes(api, context)
  accountRoutes(api, context)
  meRoutes(api, context)
  socialRoutes(api, context, providers)
}
