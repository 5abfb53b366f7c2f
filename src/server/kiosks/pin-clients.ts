import { and, eq, inArray } from 'drizzle-orm'
import { kioskPinClients } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Client } from '../http/request/client.ts'
import { hashesOf, type Kind } from '../rate-limit/known-clients.ts'

type PinClient = Pick<Client, 'address' | 'platformId'>

const rowsOf = (locationId: string, client: PinClient): string[] =>
  Object.values(hashesOf(locationId, client)).filter(row => row !== undefined)

/** Remembers for 180 days that the staff of a location use its PIN on a network and a device. */
export async function rememberPinClient(
  db: Queries,
  { locationId, client, now }: { locationId: string; client: PinClient; now: Date }
): Promise<void> {
  await db
    .insert(kioskPinClients)
    .values(rowsOf(locationId, client).map(row => ({ locationId, client: row, seenAt: now })))
    .onConflictDoUpdate({ target: [kioskPinClients.locationId, kioskPinClients.client], set: { seenAt: now } })
}

/** Returns how a location knows a client: by its device, or else by its network; undefined if unknown. */
export async function pinClientKnownBy(db: Queries, locationId: string, client: PinClient): Promise<Kind | undefined> {
  const { network, device } = hashesOf(locationId, client)
  const isOne = inArray(kioskPinClients.client, rowsOf(locationId, client))
  const rows = await db
    .select({ client: kioskPinClients.client })
    .from(kioskPinClients)
    .where(and(eq(kioskPinClients.locationId, locationId), isOne))
  const known = new Set(rows.map(row => row.client))
  if (device !== undefined && known.has(device)) return 'device'
  return known.has(network) ? 'network' : undefined
}
