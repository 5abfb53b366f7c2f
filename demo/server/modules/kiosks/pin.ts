import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { badFields } from '../../http/api-error.ts'
import type { Client } from '../../http/request/client.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { countTry, takeBack } from '../rate-limit/count.ts'
import { countFrom, takeBackFrom } from '../rate-limit/count-networks.ts'
import { kioskPinsAtStore, kioskPinsByAddress } from '../rate-limit/limits.ts'
import { hashOfNone, hashPassword, isPassword } from '../signups/password.ts'

/**
 * Throws unless a PIN is that of a location's kiosks. A location without one gives the same response in the same time.
 * Tries are counted before they are checked, per client address and for the location.
 */
export async function provePin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, kioskPinHash }: Pick<LocationRow, 'id' | 'kioskPinHash'>,
  pin: string,
  { address }: Pick<Client, 'address'>
): Promise<void> {
  await countFrom(db, kioskPinsByAddress, address, clock())
  await countTry(db, kioskPinsAtStore, id, clock())
  if (!(await isPassword(pin, kioskPinHash ?? hashOfNone))) throw badFields({ pin: 'wrong' })
  await takeBackFrom(db, kioskPinsByAddress, address)
  await takeBack(db, kioskPinsAtStore, id)
}

/** Sets the PIN of a location's kiosks, of which only the hash is stored; null removes it. */
export async function setPinOf(db: Queries, { id }: Pick<LocationRow, 'id'>, pin: string | null): Promise<void> {
  const kioskPinHash = pin === null ? null : await hashPassword(pin)
  await db.update(locations).set({ kioskPinHash }).where(eq(locations.id, id))
}
