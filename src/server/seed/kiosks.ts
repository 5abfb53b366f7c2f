import { isNotNull } from 'drizzle-orm'
import { locations } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { hashPassword } from '../people/signups/password.ts'

/** The PIN of the demo's kiosks. It is public, and the demo answers this machine only. */
export const demoKioskPin = '4711'

/** Sets the PIN of the kiosks of all stores, unless one has a PIN. */
export async function seedKioskPins(db: Database): Promise<void> {
  const [location] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(isNotNull(locations.kioskPinHash))
    .limit(1)
  if (location === undefined) await db.update(locations).set({ kioskPinHash: await hashPassword(demoKioskPin) })
}
