import { and, desc, eq, gt } from 'drizzle-orm'
import type { Device } from '../../../contract/account/me.ts'
import { sessions } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { note } from '../../audit/note-event.ts'
import type { Account, Caller } from '../../http/request/caller.ts'
import { hashOf } from '../sessions/secret.ts'

/** Returns the active sessions of the caller's account, the latest used first. */
export async function readDevicesOf(
  db: Queries,
  { token, account }: Caller,
  { language, now }: { language: Language; now: Date }
): Promise<Device[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id)
  const current = hashOf(token)
  return rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device: nameIn(language, device),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === current
  }))
}

/** Ends one session of an account; ignores other accounts' sessions and those that have ended. */
export async function endDeviceOf(db: Queries, { id: accountId }: Account, id: string, now: Date): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length > 0) await note(db, { action: 'sessions-ended', accountId, now })
}

/** Device names are stored in English; only the word between browser and system, or that for a kiosk, is translated. */
function nameIn(language: Language, device: string): string {
  if (device === '') return language === 'fr' ? 'Appareil inconnu' : 'Unknown device'
  return language === 'fr' ? device.replace(' on ', ' sur ').replace(/^Kiosk, /, 'Borne, ') : device
}
