import { boolean, type InferOutput, nullable, number, object, parser, string } from 'valibot'
import { sliceOf } from '../core/persistence.ts'
import { resettable } from '../../client/reset.ts'

const placed = object({ success: boolean(), data: nullable(object({ id: string(), number: string() })) })

/**
 * The kiosk slice (SPEC A3), by which the kiosk goes: the last orders of a signed-in person and of a guest, the form of the
 * checkout, and the instant at which the visit of each ends unless the screen is touched, in milliseconds since 1970. It is
 * kept for the visit alone: a slice found at the start is left from a visit that a crash or a reload has cut off.
 */
const kiosk = object({
  order: placed,
  logoutTime: nullable(number()),
  guestOrder: placed,
  guestLogoutTime: nullable(number()),
  checkout: object({
    signup: boolean(),
    firstName: string(),
    lastName: string(),
    phone: string(),
    email: string()
  })
})

type KioskState = InferOutput<typeof kiosk>

const noOrder = { success: false, data: null }
const nothing: KioskState = {
  order: noOrder,
  logoutTime: null,
  guestOrder: noOrder,
  guestLogoutTime: null,
  checkout: { signup: false, firstName: '', lastName: '', phone: '', email: '' }
}

/** The state of the kiosk for the shopper in front of it. */
export const $kiosk = resettable<KioskState>(['shopper', 'person', 'visitor'], nothing)

/** The persisted part of the kiosk state (SPEC A4). */
export const kioskSlice = sliceOf('kiosk', parser(kiosk), $kiosk, nothing)

/** Updates parts of the state. */
export const setKioskState = (parts: Partial<KioskState>): void => $kiosk.set({ ...$kiosk.get(), ...parts })

/**
 * Records an order placed at the kiosk, separately for guests and signed-in users (SPEC A1, A3): with `success` once the API
 * has it; until then `id` is the kiosk's own, and `number` its code.
 */
export const noteKioskOrder = (order: { id: string; number: string }, success: boolean, isGuest: boolean): void =>
  setKioskState({ [isGuest ? 'guestOrder' : 'order']: { success, data: order } })
