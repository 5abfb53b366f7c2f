import { resettable } from '../../client/reset.ts'

/** Quantities queued while the API was down, by store and variant (SPEC C16). */
export const $pending = resettable<Readonly<Record<string, number>>>('device', {})
