import { is, nullable, object, safeParse, type InferOutput } from 'valibot'
import { contact, customer } from '../../contract/account/customer.ts'
import { givenAddress } from '../../contract/cart/delivery.ts'
import { method } from '../../contract/cart/method.ts'
import { type Order, tender } from '../../contract/order/order.ts'
import { isSameEmail } from '../../contract/typed/email.ts'
import { platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { $wantedMethod } from '../cart/wanted-method.ts'
import { resettable } from '../../client/reset.ts'
import { $deliverTo } from '../location/deliver-to.ts'
import { $placedOrder } from '../order/placed-order.ts'
import { $loggedIn } from '../session/session.ts'
import { $user, resetUser } from '../session/user.ts'
import { chooseTender } from './card.ts'

/** The details that a guest has asked this device to remember; never their consent to offers (CASL). */
const details = object({ customer: contact, method, tender, address: nullable(givenAddress) })

type Details = InferOutput<typeof details>

/** True if the shopper wants this device to remember them; off until they say so. */
export const $isRemembered = resettable('all', false)

/** True if this device remembers somebody. */
export const $hasRemembered = resettable('all', false)

function read(): Details | undefined {
  try {
    const parsed = safeParse(details, JSON.parse(platform().equipment?.keep.get() ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Turns remembering on for the next order, or off, which forgets immediately. */
export function toggleRemember(): void {
  const isOn = !$isRemembered.get()
  $isRemembered.set(isOn)
  if (!isOn) clear()
}

function clear(): void {
  platform().equipment?.keep.set(undefined)
  $hasRemembered.set(false)
  $deliverTo.set(undefined)
}

/** Forgets the shopper on this device, and empties the fields that were filled in for them. */
export function forgetMe(): void {
  $isRemembered.set(false)
  clear()
  resetUser()
}

/** Replaces a guest's mistaken email address in the form, and in the device's memory. */
export function correctRemembered(wrong: string, right: string): void {
  if ($loggedIn.get()) return
  const typed = $user.get()
  if (isSameEmail(typed.email, wrong)) $user.set({ ...typed, email: right })
  const profile = read()
  if (!profile || !isSameEmail(profile.customer.email, wrong)) return
  platform().equipment?.keep.set(JSON.stringify({ ...profile, customer: { ...profile.customer, email: right } }))
}

function remember({ customer: person, method: by, tender: how, address: to }: Order): void {
  const parsed = safeParse(details, { customer: person, method: by, tender: how, address: to })
  if (!parsed.success || !is(customer, person)) return
  platform().equipment?.keep.set(JSON.stringify(parsed.output))
  $hasRemembered.set(true)
}

/**
 * Fills in remembered details, and remembers each order of a guest who wants it. Does nothing on a kiosk (SPEC C15) and for
 * a signed-in person, whose account knows. Returns an unsubscribe function.
 */
export function followRemembered(): () => void {
  const isShared = $flags.get().in_store
  const profile = isShared ? undefined : read()
  if (profile && !$loggedIn.get()) {
    const typed = $user.get()
    if (!Object.values(typed).some(Boolean)) $user.set({ ...typed, ...profile.customer })
    $isRemembered.set(true)
    $hasRemembered.set(true)
    $deliverTo.set(profile.address ?? undefined)
    $wantedMethod.set(profile.method)
    chooseTender(profile.tender)
  }
  return $placedOrder.listen(order => {
    if (order && !isShared && !$loggedIn.get() && $isRemembered.get()) remember(order)
  })
}
