import type { Hono } from 'hono'
import { createFeedKey, readFeedKeys, revokeFeedKey } from '../../contract/feed/feed-keys.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { audited, type StaffDeed } from '../staff/audited.ts'
import { onlyManager } from '../staff/only-managers.ts'
import type { StaffCall, StaffMember } from '../staff/only-staff.ts'
import { listKeys, makeKey, revokeKey } from './keys.ts'

/** Serves what managers do with the keys of the feed; all of it is audited. */
export function feedKeyRoutes(app: Hono, context: Context, staffOf: (call: StaffCall) => Promise<StaffMember>): void {
  async function managerOf(call: StaffCall, deed: StaffDeed): Promise<StaffMember> {
    const member = await staffOf(call)
    await onlyManager(context, member, deed)
    return member
  }

  route(app, readFeedKeys, async call => {
    await managerOf(call, { action: 'managers', detail: 'feed keys' })
    return { keys: await listKeys(context.db) }
  })

  route(app, createFeedKey, async ({ body, ...call }) => {
    const deed = { action: 'feed-key', detail: `${body.name}, ${body.scopes.join(' ')}` } as const
    const member = await managerOf(call, deed)
    return audited(context, member, deed, () => makeKey(context, body, member.name))
  })

  route(app, revokeFeedKey, async ({ param, ...call }) => {
    const deed = { action: 'feed-key', detail: `${param('key')}, revoked` } as const
    const member = await managerOf(call, deed)
    return audited(context, member, deed, () => revokeKey(context, param('key')))
  })
}
