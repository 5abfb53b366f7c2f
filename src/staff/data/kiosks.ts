import { atom } from 'nanostores'
import type { ReplyOf } from '../../contract/http/endpoint.ts'
import {
  forgetKioskPinTries,
  readKiosks,
  removeKiosk,
  setKiosk,
  setKioskPin,
  type StaffKiosk
} from '../../contract/kiosk/kiosk.ts'
import { say } from '../staff-words.ts'
import { attempt } from './attempt.ts'
import { call, Refused } from './call.ts'
import { $slug } from './stores.ts'
import { toast } from './toasts.ts'

/** The kiosks of the selected store; undefined before they are loaded. */
export const $kiosks = atom<ReplyOf<typeof readKiosks> | undefined>()

async function read(): Promise<void> {
  const location = $slug.get()
  const found = await call(readKiosks, { params: { location } })
  if (location === $slug.get()) $kiosks.set(found)
}

/** Loads the kiosks of the selected store. */
export const loadKiosks = (): Promise<boolean> => attempt(read)

/** Loads the kiosks again; a failure shows nothing, since the next time follows soon. */
export async function readKiosksAgain(): Promise<void> {
  await read().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })
}

function note(change: Partial<ReplyOf<typeof readKiosks>>): void {
  const known = $kiosks.get()
  if (known) $kiosks.set({ ...known, ...change })
}

/** Sets the PIN of the store's kiosks; throws if it is refused, so that the form can show why. */
export async function savePin(pin: string): Promise<void> {
  note(await call(setKioskPin, { params: { location: $slug.get() }, body: { pin } }))
  toast(say('kiosks.pinSaved'))
}

/** Lets the PIN of the store's kiosks be tried again. */
export async function allowPinTries(): Promise<void> {
  await attempt(async () => {
    await call(forgetKioskPinTries, { params: { location: $slug.get() } })
    toast(say('kiosks.pinOpen'))
  })
}

/** Renames a kiosk and pairs a card reader with it; throws if it is refused. */
export async function saveKiosk({ id: kiosk }: StaffKiosk, name: string, reader: string | null): Promise<void> {
  const fresh = await call(setKiosk, { params: { location: $slug.get(), kiosk }, body: { name, reader } })
  note({ kiosks: $kiosks.get()?.kiosks.map(one => (one.id === kiosk ? fresh : one)) ?? [] })
  toast(say('kiosks.saved', { name }))
}

/** Removes a kiosk. */
export async function dropKiosk({ id: kiosk, name }: StaffKiosk): Promise<void> {
  await attempt(async () => {
    await call(removeKiosk, { params: { location: $slug.get(), kiosk } })
    note({ kiosks: $kiosks.get()?.kiosks.filter(one => one.id !== kiosk) ?? [] })
    toast(say('kiosks.removed', { name }))
  })
}
