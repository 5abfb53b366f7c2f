import type { StoreLocation } from '../../contract/store/location.ts'
import { slot, whenFilled } from '../../lib/slot.ts'

/** This machine's data on time zones: `ready` once it is there, `missing` if it can't be loaded. */
export const $machineClocks = slot<'ready' | 'missing'>()

/** Waits for this machine's data on time zones, if the API hasn't sent the offsets of all stores. */
export async function needClocks(locations: readonly Pick<StoreLocation, 'zoneOffsets'>[]): Promise<void> {
  if (locations.some(({ zoneOffsets }) => !zoneOffsets?.length)) await whenFilled($machineClocks)
}
