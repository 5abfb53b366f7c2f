import { changeValue } from '../../client/async-state.ts'
import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import type { BodyOf, ReplyOf } from '../../contract/http/endpoint.ts'
import {
  forgetKioskPinTries,
  readKiosks,
  removeKiosk,
  setKiosk,
  setKioskPin,
  type StaffKiosk
} from '../../contract/kiosk/kiosk.ts'
import { showDone, showFailure } from './notices.ts'
import { $slug } from './stores.ts'

type Kiosks = ReplyOf<typeof readKiosks>

/** The kiosks of the selected store. */
export const kiosks = createResource<Kiosks, string>({
  scope: 'person',
  read: location => request(readKiosks, { params: { location } })
})

const note = (change: (known: Kiosks) => Partial<Kiosks>): void =>
  changeValue(kiosks.$state, known => ({ ...known, ...change(known) }))

/** Sets the PIN of the store's kiosks. */
export async function savePin(body: BodyOf<typeof setKioskPin>): Promise<Result<unknown>> {
  const result = await request(setKioskPin, { params: { location: $slug.get() }, body })
  if (result.ok) {
    note(() => result.value)
    showDone('kiosks.pinSaved')
  }
  return result
}

/** Lets the PIN of the store's kiosks be tried again. */
export async function allowPinTries(): Promise<void> {
  const result = await request(forgetKioskPinTries, { params: { location: $slug.get() } })
  if (result.ok) showDone('kiosks.pinOpen')
  else showFailure(result.problem)
}

/** Renames a kiosk and pairs a card reader with it. */
export async function saveKiosk(kiosk: string, body: BodyOf<typeof setKiosk>): Promise<Result<unknown>> {
  const result = await request(setKiosk, { params: { location: $slug.get(), kiosk }, body })
  if (result.ok) {
    note(known => ({ kiosks: known.kiosks.map(item => (item.id === kiosk ? result.value : item)) }))
    showDone('kiosks.saved', { name: result.value.name })
  }
  return result
}

/** Removes a kiosk. */
export async function dropKiosk({ id: kiosk, name }: StaffKiosk): Promise<void> {
  const result = await request(removeKiosk, { params: { location: $slug.get(), kiosk } })
  if (!result.ok) return showFailure(result.problem)
  note(known => ({ kiosks: known.kiosks.filter(item => item.id !== kiosk) }))
  showDone('kiosks.removed', { name })
}
