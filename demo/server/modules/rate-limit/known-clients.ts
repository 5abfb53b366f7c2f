import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { knownClients } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'

/** A device or a network, as counts and the list of those that are known name it. */
type Kind = 'device' | 'network'

const hashed = (accountId: string, kind: Kind, value: string): string =>
  createHash('sha256').update(`${accountId}\n${kind}\n${value}`).digest('base64url')

/** Remembers, for 180 days, that a network and a device have signed in to an account. */
export async function rememberClient(
  db: Queries,
  { accountId, client, now }: { accountId: string; client: Client; now: Date }
): Promise<void> {
  const { address, platformId } = client
  const rows = [hashed(accountId, 'network', address)]
  if (platformId !== undefined) rows.push(hashed(accountId, 'device', platformId))
  await db
    .insert(knownClients)
    .values(rows.map(row => ({ accountId, client: row, seenAt: now })))
    .onConflictDoUpdate({ target: [knownClients.accountId, knownClients.client], set: { seenAt: now } })
}

/**
 * By what a client is known to an account: its device, whose id nobody else has, or else its network, which others may
 * share; undefined for a stranger. It takes as long where there is no account.
 */
export async function knownBy(db: Queries, accountId: string | undefined, client: Client): Promise<Kind | undefined> {
  const id = accountId ?? ''
  const [network, device] = [hashed(id, 'network', client.address), hashed(id, 'device', client.platformId ?? '')]
  const rows = await db
    .select({ client: knownClients.client })
    .from(knownClients)
    .where(and(eq(knownClients.accountId, id), inArray(knownClients.client, [network, device])))
  const known = new Set(rows.map(row => row.client))
  if (client.platformId !== undefined && known.has(device)) return 'device'
  return known.has(network) ? 'network' : undefined
}

/** What is counted of a subject, such as an account's address, for one client network alone. */
export const fromNetwork = (subject: string, { address }: Pick<Client, 'address'>): string => `${subject}\n${address}`

/** What is counted of a subject for one device that is known. */
export const fromDevice = (subject: string, { platformId = '' }: Pick<Client, 'platformId'>): string =>
  `${subject}\ndevice ${platformId}`
