import { record, safeParse, string } from 'valibot'
import { platform } from '../../platform/platform.ts'
import { $flags } from '../../routing/location.ts'
import { $cart } from '../cart/cart.ts'
import { $tender, chooseTender } from './card.ts'
import { checkoutForm } from './checkout.ts'
import { $isAsap, chooseSlot } from './chosen-slot.ts'
import { dataOf } from '../../client/async-state.ts'
import { $slug } from '../location/location.ts'
import { $placedOrder } from '../order/placed-order.ts'
import { $session } from '../session/session.ts'

/** The owner's email, the store the slot was chosen at, how it is paid, and the typed fields; '' for none. */
const draft = record(string(), string())

const typedNames = ['notes', 'first_name', 'last_name', 'phone', 'email'] as const

/** Returns the signed-in user's email address; '' for a guest. */
const whoIsHere = (): string => $session.get().userDetails?.email ?? ''

function read() {
  try {
    const parsed = safeParse(draft, JSON.parse(platform().equipment?.tab.get() ?? ''))
    return parsed.success && parsed.output['who'] === whoIsHere() ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Serialises the draft; undefined if it is empty. The date of birth and fields known from the account are not stored.
 */
function write(): string | undefined {
  const { dob: _dob, slot, ...typed } = checkoutForm.$state.get().values
  const who = whoIsHere()
  const person = who && { first_name: '', last_name: '', phone: '', email: '' }
  const tender = $tender.get() === 'card' ? 'card' : ''
  const fields = { ...typed, ...person, slot: $isAsap.get() ? '' : slot, tender }
  return Object.values(fields).some(Boolean) ? JSON.stringify({ ...fields, who, store: $slug.get() }) : undefined
}

function restore(): void {
  const fields = read()
  if (!fields) return
  for (const name of typedNames) if (fields[name]) checkoutForm.type(name, fields[name])
  if (fields['tender'] === 'card') chooseTender('card')
  if (fields['slot'] && fields['store'] === $slug.get()) chooseSlot(fields['slot'])
}

/**
 * Keeps the checkout form in tab storage so that it survives a reload, because phones discard background tabs. Disabled
 * in kiosk mode. The draft is cleared by placing the order, signing out and anything else that resets the form. Returns
 * an unsubscribe function.
 */
export function followDraft(): () => void {
  const { equipment, clock } = platform()
  let isRestored = false
  let cancel = () => {}
  // The person who has ordered is still in the form, which is no draft until there is a cart again.
  const isPlaced = () => $placedOrder.get() !== undefined && !dataOf($cart.get())
  const save = () => {
    if (isRestored) equipment?.tab.set($flags.get().in_store || isPlaced() ? undefined : write())
  }
  const disposers = [
    // There is no form without a cart. Deferred, because loading the cart clears the chosen slot.
    $cart.subscribe(load => {
      if (isRestored || !dataOf(load)) return
      cancel()
      cancel = clock.after(0, () => {
        if (!$flags.get().in_store) restore()
        isRestored = true
        save()
      })
    }),
    checkoutForm.$state.listen(save),
    $isAsap.listen(save),
    $tender.listen(save),
    $placedOrder.listen(order => order && equipment?.tab.set(undefined)),
    $cart.listen(() => isPlaced() && equipment?.tab.set(undefined))
  ]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
  }
}
