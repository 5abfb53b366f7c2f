import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import { type EditableHours, readHours, setHours } from '../../contract/staff/staff-hours.ts'
import { showDone, showFailure } from './notices.ts'
import { $slug, readStores } from './stores.ts'

/** The saved hours of the selected store. */
export const storeHours = createResource<EditableHours, string>({
  scope: 'person',
  read: location => request(readHours, { params: { location } })
})

/** The hours as they are being edited; undefined while nothing is changed. */
export const $draft = resettable<EditableHours | undefined>('person', undefined)

/** Loads the hours of the selected store. Does nothing without a store, such as after a sign-out. */
export async function loadHours(): Promise<void> {
  const slug = $slug.get()
  if (slug) await storeHours.load(slug)
}

/** Loads the hours again if they are shown; edits stay. */
export function readHoursAgain(): void {
  if (storeHours.$state.get().state !== 'idle') void loadHours()
}

/** Forgets the hours and their edits. */
export function clearHours(): void {
  storeHours.clear()
  $draft.set(undefined)
}

/** Saves the edited hours. */
export async function saveHours(draft: EditableHours): Promise<void> {
  const result = await request(setHours, { params: { location: $slug.get() }, body: draft })
  if (!result.ok) return showFailure(result.problem)
  storeHours.show(result.value)
  $draft.set(undefined)
  showDone('hours.saved')
  await readStores()
}
