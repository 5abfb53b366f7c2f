import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { BodyOf, GivenOf } from '../../contract/http/endpoint.ts'
import type { setOpen } from '../../contract/staff/staff-board.ts'
import { endOfPause } from '../../rules/time/pause.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { locations } from '../db/schema.ts'
import type { Message } from '../events/messages.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'

/** The state of a location's switch. */
type Switch = GivenOf<typeof setOpen>

const openMessage = (id: string, { isOpen, pausedUntil }: Switch): Message => ({
  channel: `location.${id}`,
  message: { type: 'open', isOpen, pausedUntil }
})

/** Opens or closes a location, or pauses its orders, and publishes it. */
export async function openOrPause(
  { db, clock, publish, wake }: Context,
  location: LocationRow,
  { isOpen, pause }: BodyOf<typeof setOpen>
): Promise<Switch> {
  const isPaused = !isOpen && pause !== null
  const until = isPaused ? new Date(endOfPause(pause, location, clock().getTime())) : null
  const now = { isOpen, pausedUntil: until?.toISOString() ?? null }
  await transaction(db, async tx => {
    const row = { isOpen: isOpen || isPaused, pausedUntil: until }
    await tx.update(locations).set(row).where(eq(locations.id, location.id))
    await publish(tx, openMessage(location.id, now))
  })
  wake()
  return now
}

/**
 * Announces to open pages that a pause is over. Orders were accepted again from that moment on, since a pause is compared
 * with the clock whenever it is read. Of several processes, only one announces it.
 */
export async function announceReopened({
  db,
  clock,
  publish,
  wake
}: Pick<Context, 'db' | 'clock' | 'publish' | 'wake'>): Promise<void> {
  const isOver = and(isNotNull(locations.pausedUntil), lte(locations.pausedUntil, clock()))
  const count = await transaction(db, async tx => {
    const over = await tx.update(locations).set({ pausedUntil: null }).where(isOver).returning()
    await publish(tx, ...over.map(({ id, isOpen }) => openMessage(id, { isOpen, pausedUntil: null })))
    return over.length
  })
  if (count > 0) wake()
}
