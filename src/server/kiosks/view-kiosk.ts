import type { Kiosk, StaffKiosk } from '../../contract/kiosk/kiosk.ts'
import type { kiosks } from '../db/schema.ts'

/** A stored kiosk. */
export type KioskRow = typeof kiosks.$inferSelect

/** Time after a report in which a kiosk counts as online, in milliseconds. */
export const ONLINE = 3 * 60_000

/** Returns a kiosk in its API shape; `location` is the slug. */
export const viewKiosk = ({ id, name, letter, reader }: KioskRow, location: string): Kiosk => ({
  id,
  name,
  letter,
  location,
  hasReader: reader !== null
})

/** Returns a kiosk as staff see it. */
export function viewForStaff(row: KioskRow, location: string, now: Date): StaffKiosk {
  const { version, seenAt, waiting, refused, reader, lastOrderNumber: number, lastOrderAt: at } = row
  return {
    ...viewKiosk(row, location),
    version,
    isOnline: Math.abs(now.getTime() - seenAt.getTime()) <= ONLINE,
    seenAt: seenAt.toISOString(),
    waiting,
    refused,
    reader,
    lastOrder: number !== null && at !== null ? { number, at: at.toISOString() } : null
  }
}
