import { request } from '../../client/http/request.ts'
import { endDevice, endDevices, readDevices } from '../../contract/account/me.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem, dataOf } from '../../client/async-state.ts'
import { createResource } from '../../client/resource.ts'
import { endSession } from '../session/session.ts'
import { showSentence, showToast } from '../../client/toasts.ts'

/** The devices the user is signed in on, most recently used first. */
export const {
  $state: $devices,
  load: loadDevices,
  show: showDevices
} = createResource({ scope: 'person', read: () => request(readDevices) })

/** The id of the device being signed out; `all` for every device. */
export const $endingDevice = resettable<string | undefined>('person', undefined)

/** Signs out one device. */
export async function signOutDevice(id: string): Promise<void> {
  if ($endingDevice.get() !== undefined) return
  $endingDevice.set(id)
  const result = await request(endDevice, { params: { session: id } })
  $endingDevice.set(undefined)
  const devices = dataOf($devices.get())?.devices
  // One that has expired since is as it should be.
  if (!result.ok && result.problem.code !== 'not_found') return showSentence(toProblem(result.problem), 'bad')
  if (devices) showDevices({ devices: devices.filter(device => device.id !== id) })
  showToast('security.deviceOut')
}

/** Signs out everywhere, including this device. */
export async function signOutEverywhere(): Promise<void> {
  if ($endingDevice.get() !== undefined) return
  $endingDevice.set('all')
  const result = await request(endDevices)
  $endingDevice.set(undefined)
  if (result.ok) endSession('signed-out')
  else if (result.problem.code !== 'unauthorized') showSentence(toProblem(result.problem), 'bad')
}
