import { randomInt } from 'node:crypto'
import type { Handoff } from '../../../contract/account/handoff.ts'
import type { Context } from '../../context.ts'
import { handoffs, newId } from '../../db/schema.ts'
import type { Client } from '../../http/request/client.ts'
import { findListed } from '../../shop/locations/find-location.ts'
import { countFrom } from '../../rate-limit/count-networks.ts'
import { handoffsByAddress } from '../../rate-limit/limits.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'

/** Time in which a sign-in on a shared screen can be approved and taken, in milliseconds. */
export const LASTS = 5 * 60_000

/** Begins a sign-in on a shared screen of a location; only the hash of its secret is stored. */
export async function begin({ db, clock }: Context, slug: string, { address }: Client): Promise<Handoff> {
  await countFrom(db, handoffsByAddress, address, clock())
  const { id: locationId } = await findListed(db, slug)
  const now = clock()
  const shown = { id: newId(), code: String(randomInt(10_000)).padStart(4, '0') }
  const expiresAt = new Date(now.getTime() + LASTS)
  const secret = newSecret()
  await db.insert(handoffs).values({ ...shown, locationId, secretHash: hashOf(secret), createdAt: now, expiresAt })
  return { ...shown, secret, expiresAt: expiresAt.toISOString() }
}
