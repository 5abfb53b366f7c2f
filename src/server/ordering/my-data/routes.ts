import type { Hono } from 'hono'
import { deleteMe, exportMe } from '../../../contract/account/me.ts'
import type { Context } from '../../context.ts'
import { badFields } from '../../http/api-error.ts'
import { signedIn } from '../../http/request/caller.ts'
import { route } from '../../http/route.ts'
import { isOwner } from '../../people/me/password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportOf } from './export-data.ts'

/** Serves a person's data as a whole, orders included: its export, and the deletion of the account. */
export function myDataRoutes(app: Hono, context: Context): void {
  route(app, exportMe, async ({ caller, ...viewer }) => ({ ...(await exportOf(context, signedIn(caller), viewer)) }))

  route(app, deleteMe, async ({ caller, body, client }) => {
    const { account } = signedIn(caller)
    const shown = { password: body.password, client, action: 'deletion' as const }
    if (!(await isOwner(context, account, shown))) throw badFields({ password: 'wrong' })
    await deleteAccount(context, account)
    return {}
  })
}
