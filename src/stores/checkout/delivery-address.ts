import { safeParse } from 'valibot'
import { failed } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { setDelivery } from '../../contract/cart/cart-change.ts'
import { type DeliveryAddress, deliveryAddress } from '../../contract/cart/delivery-address.ts'
import type { SavedAddress } from '../../contract/account/me.ts'
import { platform } from '../../platform/platform.ts'
import { $locale } from '../../i18n/locale.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { normaliseForm } from '../../rules/person/form.ts'
import { $announcement } from '../cart/announcement.ts'
import { $cart } from '../cart/cart.ts'
import { changeCart, whenChanged } from '../cart/change-cart.ts'
import { $slotLoss } from './chosen-slot.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { $suggestions, resolveSuggestion, searchAddress } from './address-search.ts'
import { createForm } from '../../client/form.ts'
import { toProblem, type Problem, dataOf } from '../../client/async-state.ts'
import { $deliverTo, $knownAddress } from '../location/deliver-to.ts'
import { $location } from '../location/location.ts'
import { checkPostalCode } from '../location/check-postal-code.ts'
import { formatDeliveryHours } from '../location/hours/delivery-hours.ts'
import { $writingAddress } from './writing-address.ts'

const blank = { line1: '', unit: '', city: '', province: '', postalCode: '', notes: '' }
type Typed = typeof blank

/** The coordinates of the chosen suggestion, valid while its street line is unchanged. */
let chosen: { line1: string; lat: number; lng: number } | undefined

const prepare = (values: Typed) => ({
  ...values,
  province: values.province.trim().toUpperCase(),
  ...normaliseForm({ unit: values.unit.trim(), notes: values.notes.trim() }),
  ...(chosen?.line1 === values.line1 && { lat: chosen.lat, lng: chosen.lng })
})

/** The form for the delivery address. */
export const deliverForm = createForm('shopper', blank, deliveryAddress, prepare, 'sf-to-', {
  whenReady: whenChanged,
  check: checkPostalCode
})

/** Updates the street and searches for suggestions after a pause. */
export function typeStreet(text: string): void {
  deliverForm.type('line1', text)
  searchAddress(text)
}

/** Fills the form from a suggestion; unknown fields are left for the shopper. */
export async function applySuggestion(at: number): Promise<void> {
  cancelCommit()
  const address = await resolveSuggestion(at)
  if (!address) return
  const { line1, unit, city, province, postalCode, lat, lng } = address
  chosen = lat === null || lng === null ? undefined : { line1, lat, lng }
  const filled: Partial<Typed> = { line1, unit, city, province, postalCode }
  for (const [name, value] of Object.entries(filled)) if (value) deliverForm.type(name as keyof Typed, value)
  // The form stays open for what no suggestion knows: the unit and the instructions.
  await commitAddress({ staysOpen: true })
}

/** Starts editing with the cart's address, or with the store's province. */
export function writeDelivery(): void {
  const now = dataOf($cart.get())?.delivery?.address ?? $knownAddress.get()
  const { province = '' } = $location.get().detail?.address ?? {}
  if (now && now.lat !== null && now.lng !== null) chosen = { line1: now.line1, lat: now.lat, lng: now.lng }
  deliverForm.fillIn(now ? { ...now, unit: now.unit ?? '', notes: now.notes ?? '' } : { province })
  $writingAddress.set(true)
}

/** Sets an address as the delivery address; undefined if it couldn't be sent. */
export async function setAddress(address: DeliveryAddress, staysOpen = false) {
  const result = await changeCart(({ id, version }) =>
    request(setDelivery, { params: { cart: id }, body: { version, address } })
  )
  if (result?.ok) {
    $deliverTo.set(address)
    $writingAddress.set(staysOpen)
    $suggestions.set([])
    const { problem, hours = null } = result.value.delivery ?? {}
    const text = formatDeliveryHours(hours, $locale.get())
    const taken: Sentence = text ? { text } : { key: 'deliver.taken' }
    const loss = $slotLoss.get()
    // A time that was chosen may have gone with the old address.
    $announcement.set({ parts: [problem ? { key: 'problem.out_of_zone' } : taken, ...(loss ? [loss] : [])] })
  }
  return result
}

/** Sets the typed address as the delivery address, or marks the fields that are missing. */
export async function deliverToForm({ staysOpen = false } = {}): Promise<void> {
  cancelCommit()
  await deliverForm.submit(async body => {
    const result = await setAddress(body, staysOpen)
    return result ?? failed('offline')
  })
}

/** Returns true if the cart already has the typed address. */
function isCommitted(typed: DeliveryAddress): boolean {
  const cartAddress = dataOf($cart.get())?.delivery?.address
  const names = Object.keys(blank) as (keyof Typed)[]
  return cartAddress !== undefined && names.every(name => (typed[name] ?? null) === cartAddress[name])
}

let cancelCommit = () => {}
let commits: Promise<void> = Promise.resolve()

async function commit(staysOpen: boolean): Promise<void> {
  const { success, output } = safeParse(deliveryAddress, prepare(deliverForm.$state.get().values))
  if (!success || checkPostalCode(output).postalCode || !$writingAddress.get()) return
  if (isCommitted(output)) $writingAddress.set(staysOpen)
  else await deliverToForm({ staysOpen })
}

/**
 * Sets the typed address as the delivery address as soon as it is complete; an incomplete one is left alone. One after the
 * other, so that the last typed one counts.
 */
export function commitAddress({ staysOpen = false } = {}): Promise<void> {
  cancelCommit()
  commits = commits.then(() => commit(staysOpen))
  return commits
}

/** The time between leaving the form and its address being set, in milliseconds: a press elsewhere ends before anything moves. */
const AFTER_LEAVING = 250

/** Sets the typed address when its form is left, unless it is entered again. */
export function leaveAddress(): void {
  cancelCommit()
  cancelCommit = platform().clock.after(AFTER_LEAVING, () => void commitAddress())
}

/** Keeps the form from being left. */
export const enterAddress = (): void => cancelCommit()

/** The error of the last attempt to use a saved address. */
export const $deliverProblem = resettable<Problem | undefined>('shopper', undefined)

/** Sets a saved address as the delivery address. */
export async function deliverToSaved({ id: _id, label: _label, ...address }: SavedAddress): Promise<void> {
  $deliverProblem.set(undefined)
  const result = await setAddress({ ...address, lat: null, lng: null })
  if (result && !result.ok) $deliverProblem.set(toProblem(result.problem))
}

onReset('shopper', () => {
  cancelCommit()
  commits = Promise.resolve()
  chosen = undefined
})
