import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { knownClients } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Client } from '../http/request/client.ts'

/** A device or a network. */
export type Kind = 'device' | 'network'

const hashed = (ownerId: string, kind: Kind, value: string): string =>
  createHash('sha256').update(`${ownerId}\n${kind}\n${value}`).digest('base64url')

/** Returns the hashes by which an account or a location remembers a client: its network, and its device if it has an id. */
export const hashesOf = (
  ownerId: string,
  { address, platformId }: Pick<Client, 'address' | 'platformId'>
): { network: string; device: string | undefined } => ({
  network: hashed(ownerId, 'network', address),
  device: platformId === undefined ? undefined : hashed(ownerId, 'device', platformId)
})

/** Remembers for 180 days that a network and a device have signed in to an account. */
export async function rememberClient(
  db: Queries,
  { accountId, client, now }: { accountId: string; client: Client; now: Date }
): Promise<void> {
  const { network, device } = hashesOf(accountId, client)
  const rows = [network, device].filter(row => row !== undefined)
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
