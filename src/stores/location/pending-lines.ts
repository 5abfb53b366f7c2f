import { resettable } from '../core/reset.ts'

/** What was put into carts while the API was down and waits to be sent: how many, by store and variant (SPEC C16). */
export const $pending = resettable<Readonly<Record<string, number>>>('device', {})
