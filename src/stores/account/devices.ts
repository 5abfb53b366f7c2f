import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { endDevice, endDevices, readDevices } from '../../contract/account/me.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage, dataOf } from '../core/async-state.ts'
import { createResource } from '../core/resource.ts'
import { endSession } from '../session/session.ts'
import { showSentence, showToast } from '../core/toasts.ts'

/** Where the person is signed in, the latest used first. */
export const { $load: $devices, load: loadDevices, show: showDevices } = createResource(() => request(readDevices))

/** The device that is being signed out, by its id; `all` for every one. */
export const $endingDevice = atom<string | undefined>(undefined)

/** Signs one device out. */
export async function signOutDevice(id: string): Promise<void> {
  if ($endingDevice.get() !== undefined) return
  $endingDevice.set(id)
  const result = await request(endDevice, { params: { session: id } })
  $endingDevice.set(undefined)
  const devices = dataOf($devices.get())?.devices
  // One that has ended by itself meanwhile is as it should be.
  if (!result.ok && result.problem.code !== 'not_found')
    return showSentence(toUserMessage(result.problem).message, 'bad')
  if (devices) showDevices({ devices: devices.filter(device => device.id !== id) })
  showToast('security.deviceOut')
}

/** Signs out everywhere, here too. */
export async function signOutEverywhere(): Promise<void> {
  if ($endingDevice.get() !== undefined) return
  $endingDevice.set('all')
  const result = await request(endDevices)
  $endingDevice.set(undefined)
  if (result.ok) endSession('signed-out')
  else if (result.problem.code !== 'unauthorized') showSentence(toUserMessage(result.problem).message, 'bad')
}

onReset('all', () => $endingDevice.set(undefined))
