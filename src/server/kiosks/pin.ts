import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { locations } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { badFields } from '../http/api-error.ts'
import type { Client } from '../http/request/client.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'
import { countTry, takeBack } from '../rate-limit/count-try.ts'
import { fromDevice, fromNetwork } from '../rate-limit/known-clients.ts'
import { kioskPinsByAddress, kioskPinsOfStrangers, type Limit } from '../rate-limit/limits.ts'
import { hashOfNone, hashPassword, isPassword } from '../people/signups/password.ts'
import { pinClientKnownBy, rememberPinClient } from './pin-clients.ts'

type Store = Pick<LocationRow, 'id' | 'kioskPinHash' | 'kioskPinRound'>
type PinContext = Pick<Context, 'db' | 'clock'>

/**
 * Throws unless a PIN is that of a location's kiosks. A location without one gives the same response in the same time.
 *
 * Tries are counted before they are checked, each for its location alone, so that another location's PIN gives none back.
 * All unknown clients together have `kioskPinsOfStrangers`; that shuts out neither networks nor devices that have entered
 * the right PIN before. A known device has tries of its own, which others on the store's network can't use up.
 */
export async function provePin(context: PinContext, store: Store, pin: string, client: Client): Promise<void> {
  const { db, clock } = context
  const counted = await countsOf(db, store, client)
  for (const [limit, subject] of counted) await countTry(db, limit, subject, clock())
  if (!(await isPassword(pin, store.kioskPinHash ?? hashOfNone))) throw badFields({ pin: 'wrong' })
  for (const [limit, subject] of counted) await takeBack(db, limit, subject)
  await rememberPinClient(db, { locationId: store.id, client, now: clock() })
}

async function countsOf(db: Queries, { id, kioskPinRound }: Store, client: Client): Promise<[Limit, string][]> {
  const subject = `${id} ${kioskPinRound}`
  const known = await pinClientKnownBy(db, id, client)
  if (known === 'device') return [[kioskPinsByAddress, fromDevice(subject, client)]]
  const ofNetwork: [Limit, string] = [kioskPinsByAddress, fromNetwork(subject, client)]
  return known === 'network' ? [ofNetwork] : [ofNetwork, [kioskPinsOfStrangers, subject]]
}

/**
 * Sets the PIN of a location's kiosks, of which only the hash is stored; null removes it. It may be tried from everywhere
 * again.
 */
export async function setPinOf(db: Queries, { id }: Pick<LocationRow, 'id'>, pin: string | null): Promise<void> {
  const kioskPinHash = pin === null ? null : await hashPassword(pin)
  const kioskPinRound = sql`${locations.kioskPinRound} + 1`
  await db.update(locations).set({ kioskPinHash, kioskPinRound }).where(eq(locations.id, id))
}

/**
 * Begins all counts of a location's wrong PINs anew, and takes the network of the manager who asks for it as known: it is
 * the store's own, as a rule, and stays open while strangers guess on.
 */
export async function forgetPinTries({ db, clock }: PinContext, store: Store, client: Client): Promise<void> {
  const kioskPinRound = sql`${locations.kioskPinRound} + 1`
  await db.update(locations).set({ kioskPinRound }).where(eq(locations.id, store.id))
  await rememberPinClient(db, { locationId: store.id, client, now: clock() })
}
