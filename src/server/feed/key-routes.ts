import { createFeedKey, readFeedKeys, revokeFeedKey } from '../../contract/feed/feed-keys.ts'
import type { Context } from '../context.ts'
import { audited } from '../staff/audited.ts'
import { onlyTheirStores } from '../staff/only-their-stores.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { listKeys, makeKey, revokeKey } from './keys.ts'

/** Serves the keys of the feed; a member sees and changes those that reach no further than their own stores. All is audited. */
export function feedKeyRoutes(serve: ServeStaff, context: Context): void {
  serve(readFeedKeys, async ({ member }) => ({ keys: await listKeys(context.db, member.locations) }))

  serve(createFeedKey, async ({ body, member }) => {
    const deed = { action: 'feed-key', detail: `${body.name}, ${body.scopes.join(' ')}` } as const
    await onlyTheirStores(context, member, body.locations, deed)
    return audited(context, member, deed, () => makeKey(context, body, member.name))
  })

  serve(revokeFeedKey, async ({ param, member }) => {
    const deed = { action: 'feed-key', detail: `${param('key')}, revoked` } as const
    return audited(context, member, deed, () => revokeKey(context, param('key'), member.locations))
  })
}
