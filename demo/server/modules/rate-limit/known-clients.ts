import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { knownClients } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'

/** A device or a network. */
type Kind = 'device' | 'network'

const hashed = (accountId: string, kind: Kind, value: string): string =>
  createHash('sha256').update(`${accountId}\n${kind}\n${value}`).digest('base64url')

/** Remembers for 180 days that a network and a device have signed in to an account. */
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
 * Returns how an account knows a client: by its device, whose id is secret, or else by its network, which others may
 * share; undefined if unknown. It takes the same time without an account.
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

/** Counter subject for one client network, such as attempts at an account's address. */
export const fromNetwork = (subject: string, { address }: Pick<Client, 'address'>): string => `${subject}\n${address}`

/** Counter subject for one known device. */
export const fromDevice = (subject: string, { platformId = '' }: Pick<Client, 'platformId'>): string =>
  `${subject}\ndevice ${platformId}`
