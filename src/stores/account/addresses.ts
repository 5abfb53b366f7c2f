import { request } from '../../client/http/request.ts'
import {
  readAddresses,
  removeAddress as removeAddressEndpoint,
  saveAddress as saveAddressEndpoint,
  type SavedAddress
} from '../../contract/account/me.ts'
import { platform } from '../../platform/platform.ts'
import { normaliseForm } from '../../rules/person/form.ts'
import { resettable } from '../../client/reset.ts'
import { createForm } from '../../client/form.ts'
import { toProblem } from '../../client/async-state.ts'
import { createResource } from '../../client/resource.ts'
import { $location } from '../location/location.ts'
import { checkPostalCode } from '../location/check-postal-code.ts'
import { showSentence } from '../../client/toasts.ts'

/** The signed-in user's saved addresses. */
export const {
  $state: $addresses,
  load: loadAddresses,
  show
} = createResource({ scope: 'person', read: () => request(readAddresses) })

const blank = { label: '', line1: '', unit: '', city: '', province: '', postalCode: '', notes: '' }

/** The form for the address being edited. */
export const addressForm = createForm(
  'person',
  blank,
  saveAddressEndpoint.body,
  values => ({
    ...values,
    province: values.province.trim().toUpperCase(),
    ...normaliseForm({ unit: values.unit.trim(), notes: values.notes.trim() })
  }),
  'sf-',
  { check: checkPostalCode }
)

/** The id of the address being edited. A new address gets its id before it is saved. */
export const $writing = resettable<{ id: string; isNew: boolean } | undefined>('person', undefined)

/** The most recently removed address, while the removal can be undone. */
export const $removed = resettable<SavedAddress | undefined>('person', undefined)

/** Starts editing a saved address, or a new one when none is given. */
export function writeAddress(address?: SavedAddress): void {
  addressForm.reset()
  $removed.set(undefined)
  $writing.set({ id: address?.id ?? platform().randomId(), isNew: !address })
  if (!address) {
    // Most deliveries are near the store.
    const { province = '' } = $location.get().detail?.address ?? {}
    return addressForm.fillIn({ province })
  }
  const { id: _id, unit, notes, ...rest } = address
  addressForm.fillIn({ ...rest, unit: unit ?? '', notes: notes ?? '' })
}

/** Cancels editing without saving. */
export function dropAddress(): void {
  addressForm.reset()
  $writing.set(undefined)
}

/** Saves the address being edited. */
export async function saveAddress(): Promise<void> {
  const id = $writing.get()?.id
  if (!id) return
  const result = await addressForm.submit(body => request(saveAddressEndpoint, { params: { address: id }, body }))
  if (!result?.ok) return
  show(result.value)
  if ($writing.get()?.id === id) dropAddress()
}

/** Removes an address. `restoreAddress` undoes it. */
export async function removeAddress(address: SavedAddress): Promise<void> {
  const result = await request(removeAddressEndpoint, { params: { address: address.id } })
  if (!result.ok) return showSentence(toProblem(result.problem), 'bad')
  show(result.value)
  $removed.set(address)
}

/** Restores the most recently removed address. */
export async function restoreAddress(): Promise<void> {
  const removed = $removed.get()
  if (!removed) return
  const { id, ...body } = removed
  const result = await request(saveAddressEndpoint, { params: { address: id }, body })
  if (!result.ok) return showSentence(toProblem(result.problem), 'bad')
  show(result.value)
  $removed.set(undefined)
}
