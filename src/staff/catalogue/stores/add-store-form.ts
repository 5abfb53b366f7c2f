import { createForm } from '../../../client/form.ts'
import { request } from '../../../client/http/request.ts'
import { resettable } from '../../../client/reset.ts'
import { createResource } from '../../../client/resource.ts'
import type { SetupFacts } from '../../../contract/staff/setup.ts'
import { addStore, readStoreFacts } from '../../../contract/staff/staff-stores.ts'
import type { HoursEntry } from '../../../contract/store/location.ts'
import { readPosition } from '../../../rules/address/position.ts'
import { storeSettings } from '../../data/store-settings.ts'
import { chooseStore, readStores } from '../../data/stores.ts'
import { blankStore, checkPosition, everyDay, hiddenFields } from '../../setup/blank-store.ts'

/** True while the form of a new store is shown. */
export const $isAdding = resettable('person', false)

/** True from the closing of that form until the settings have the focus: the section is drawn anew for a new store. */
export const $hasClosed = resettable('person', false)

/** Goes back to the settings. */
export function closeForm(): void {
  $isAdding.set(false)
  $hasClosed.set(true)
}

/** The facts that a new store's province decides. */
export const storeFacts = createResource<SetupFacts>({ scope: 'person', read: () => request(readStoreFacts) })

/** The opening hours of the new store. */
export const $newHours = resettable<readonly HoursEntry[]>('person', everyDay)

const blank = { ...blankStore, phone: '', email: '', copyFrom: '' }

/** The form of a new store. */
export const addStoreForm = createForm(
  'person',
  blank,
  addStore.body,
  ({ position, copyFrom, ...typed }) => ({
    ...typed,
    ...(readPosition(position) ?? { lat: 0, lng: 0 }),
    openingHours: [...$newHours.get()],
    ...(copyFrom !== '' && { copyFrom })
  }),
  undefined,
  { check: checkPosition }
)

/** Adds the typed store and selects it; returns its slug, or undefined if it was refused. */
export async function addTypedStore(): Promise<string | undefined> {
  if (!addStoreForm.mayBegin(hiddenFields(addStoreForm.$state.get().values))) return undefined
  const result = await addStoreForm.submit(body => request(addStore, { body }))
  if (!result?.ok) return undefined
  const { slug } = result.value
  await Promise.all([readStores(), storeSettings.load()])
  chooseStore(slug)
  addStoreForm.reset()
  $newHours.set(everyDay)
  return slug
}
