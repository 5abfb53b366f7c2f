import { atom } from 'nanostores'
import { type EditableHours, readHours, setHours } from '../../contract/staff/staff-hours.ts'
import { say } from '../staff-words.ts'
import { attempt } from './attempt.ts'
import { call } from './call.ts'
import { $slug, readStores } from './stores.ts'
import { toast } from './toasts.ts'

/** The saved hours of the selected store; undefined before they are loaded. */
export const $hours = atom<EditableHours | undefined>()

/** The hours as they are being edited; undefined while nothing is changed. */
export const $draft = atom<EditableHours | undefined>()

/** Loads the hours of the selected store. */
export async function loadHours(): Promise<void> {
  const location = $slug.get()
  await attempt(async () => {
    const hours = await call(readHours, { params: { location } })
    if (location === $slug.get()) $hours.set(hours)
  })
}

/** Loads the hours again if they are shown; edits stay. */
export function readHoursAgain(): void {
  if ($hours.get()) void loadHours()
}

/** Saves the edited hours. */
export async function saveHours(draft: EditableHours): Promise<void> {
  await attempt(async () => {
    $hours.set(await call(setHours, { params: { location: $slug.get() }, body: draft }))
    $draft.set(undefined)
    toast(say('hours.saved'))
    await readStores()
  })
}
