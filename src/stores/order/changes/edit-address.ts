import { createForm } from '../../../client/form.ts'
import { type DeliveryAddress, deliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { FoundAddress } from '../../../api/address-source.ts'
import { normaliseForm } from '../../../rules/person/form.ts'
import { resolveSuggestion, searchAddress } from '../../checkout/address-search.ts'
import { onReset } from '../../../client/reset.ts'
import { $deliverTo } from '../../location/deliver-to.ts'
import { $location } from '../../location/location.ts'
import { checkPostalCode } from '../../location/check-postal-code.ts'

const blank = { line1: '', unit: '', city: '', province: '', postalCode: '', notes: '' }
type Typed = typeof blank

/** The place of the chosen suggestion, valid while its street line is unchanged. */
let chosen: Pick<FoundAddress, 'line1' | 'lat' | 'lng'> | undefined

const prepare = (values: Typed) => ({
  ...values,
  province: values.province.trim().toUpperCase(),
  ...normaliseForm({ unit: values.unit.trim(), notes: values.notes.trim() }),
  ...(chosen?.line1 === values.line1 && { lat: chosen.lat, lng: chosen.lng })
})

/** The form of the address to which a placed order is to be delivered. */
export const editAddressForm = createForm('person', blank, deliveryAddress, prepare, 'sf-change-to-', {
  check: checkPostalCode
})

/** Starts with the address that the change had, with one that the shopper has given before, or with the store's province. */
export function openAddress(before: DeliveryAddress | undefined): void {
  const known = before ?? $deliverTo.get()
  const { province = '' } = $location.get().detail?.address ?? {}
  chosen = known
  editAddressForm.fillIn(known ? { ...known, unit: known.unit ?? '', notes: known.notes ?? '' } : { province })
}

/** Updates the street and searches for suggestions after a pause. */
export function typeStreet(text: string): void {
  editAddressForm.type('line1', text)
  searchAddress(text)
}

/** Fills the form from a suggestion; unknown fields are left for the shopper. */
export async function applySuggestion(at: number): Promise<void> {
  const address = await resolveSuggestion(at)
  if (!address) return
  const { line1, unit, city, province, postalCode } = address
  chosen = address
  const filled: Partial<Typed> = { line1, unit, city, province, postalCode }
  for (const [name, value] of Object.entries(filled)) if (value) editAddressForm.type(name as keyof Typed, value)
}

/** Checks the typed address, and gives it away if it is complete. */
export const takeAddress = (onAddress: (address: DeliveryAddress) => void) =>
  editAddressForm.submit(address => {
    onAddress(address)
    return Promise.resolve(undefined)
  })

onReset('person', () => (chosen = undefined))
