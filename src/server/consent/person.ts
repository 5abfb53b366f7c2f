import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { emailKey } from '../../contract/typed/email.ts'
import { phoneKey } from '../../contract/typed/phone.ts'
import { type ConsentChannel, consentPeople } from '../db/schema.ts'
import { serverSecret } from '../db/server-secret.ts'
import type { Queries } from '../db/types.ts'

/** An address of a person, as the ledger has it. */
export type ConsentPerson = typeof consentPeople.$inferSelect

const keyOf = (channel: ConsentChannel, address: string): string =>
  channel === 'email' ? emailKey(address) : phoneKey(address)

/** Returns the keyed digest of an address, with which an address that somebody names is found after its erasure. */
export async function digestOf(db: Queries, channel: ConsentChannel, address: string): Promise<string> {
  const secret = await serverSecret(db, 'consent-digests')
  return createHmac('sha256', secret)
    .update(`${channel}\n${keyOf(channel, address)}`)
    .digest('base64url')
}

/** Finds the person of an address; undefined if the ledger has none. */
export async function findPerson(
  db: Queries,
  channel: ConsentChannel,
  address: string
): Promise<ConsentPerson | undefined> {
  const isTheirs = and(eq(consentPeople.channel, channel), eq(consentPeople.address, keyOf(channel, address)))
  return (await db.select().from(consentPeople).where(isTheirs))[0]
}

/** Returns the person of an address, whom the ledger has from now on. */
export async function personAt(
  tx: Queries,
  channel: ConsentChannel,
  address: string,
  now: Date
): Promise<ConsentPerson> {
  const known = await findPerson(tx, channel, address)
  if (known) return known
  const digest = await digestOf(tx, channel, address)
  await tx
    .insert(consentPeople)
    .values({ channel, address: keyOf(channel, address), digest, createdAt: now })
    .onConflictDoNothing()
  const made = await findPerson(tx, channel, address)
  if (!made) throw new Error('The person of an address has just been erased.')
  return made
}

/** Erases the address of a person; their entries stay, and identify no person any more. */
export async function erasePerson(tx: Queries, id: string): Promise<void> {
  await tx.update(consentPeople).set({ address: null }).where(eq(consentPeople.id, id))
}
