import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { Kiosk, registerKiosk } from '../../contract/kiosk/kiosk.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { kiosks, locations, newId } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { notFound } from '../http/api-error.ts'
import type { Client } from '../http/request/client.ts'
import { claim } from '../idempotency/claim.ts'
import type { OwnedKey } from '../idempotency/owner.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { hashOf, newSecret } from '../people/sessions/secret.ts'
import { provePin } from './pin.ts'
import { viewKiosk } from './view-kiosk.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Makes a tablet a kiosk by the PIN of its location and returns its token, of which only the hash is stored. A repeated
 * request gets the same kiosk with a new token: that of the lost response stops working.
 */
export async function register(
  context: Pick<Context, 'db' | 'clock'>,
  { pin, ...body }: BodyOf<typeof registerKiosk>,
  { key, client }: { key: OwnedKey | undefined; client: Client }
): Promise<{ kiosk: Kiosk; token: string }> {
  const { db, clock } = context
  const location = await findLocation(db, body.location)
  await provePin(context, location, pin, client)
  const token = newSecret()
  return transaction(db, async tx => {
    // Without the PIN: the fingerprint of a request is a fast hash, from which a few digits could be guessed.
    const { resource, isFirst } = await claim(tx, { scope: 'kiosks', key, body, resource: newId() })
    const fresh = { tokenHash: hashOf(token), version: body.version, seenAt: clock() }
    if (isFirst) {
      const letter = await freeLetter(tx, location.id)
      const made = { id: resource, locationId: location.id, letter, name: body.name, createdAt: fresh.seenAt }
      await tx.insert(kiosks).values({ ...made, ...fresh })
    }
    const [row] = await tx.update(kiosks).set(fresh).where(eq(kiosks.id, resource)).returning()
    if (row === undefined) throw notFound()
    return { kiosk: viewKiosk(row, location.slug), token }
  })
}

/** Returns the first letter that no kiosk of a location has; once all are taken, the one that the fewest have. */
async function freeLetter(tx: Transaction, locationId: string): Promise<string> {
  // Two tablets that register at the same time must not get the same letter.
  await tx.select({ id: locations.id }).from(locations).where(eq(locations.id, locationId)).for('no key update')
  const taken = await tx.select({ letter: kiosks.letter }).from(kiosks).where(eq(kiosks.locationId, locationId))
  const countOf = (letter: string): number => taken.filter(kiosk => kiosk.letter === letter).length
  const fewest = Math.min(...letters.map(countOf))
  return letters.find(letter => countOf(letter) === fewest) ?? 'A'
}
