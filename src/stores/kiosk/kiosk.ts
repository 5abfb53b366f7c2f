import { resettable } from '../core/reset.ts'
import { boolean, type InferOutput, nullable, number, object, string } from 'valibot'
import { sliceOf } from '../core/persistence.ts'

const placed = object({ success: boolean(), data: nullable(object({ id: string(), number: string() })) })

/**
 * The kiosk slice (SPEC A3): the last orders of signed-in users and of guests, and when each is cleared, in
 * milliseconds since 1970.
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

type Kiosk = InferOutput<typeof kiosk>

const noOrder = { success: false, data: null }
const nothing: Kiosk = {
  order: noOrder,
  logoutTime: null,
  guestOrder: noOrder,
  guestLogoutTime: null,
  checkout: { signup: false, firstName: '', lastName: '', phone: '', email: '' }
}

/** The state of the kiosk for the shopper in front of it. */
export const $kiosk = resettable<Kiosk>('person', nothing)

/** The persisted part of the kiosk state (SPEC A4). */
export const kioskSlice = sliceOf('kiosk', kiosk, $kiosk, nothing)
