import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { checkKioskPin, leaveKiosk, registerKiosk } from '../../contract/kiosk/kiosk.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { platform } from '../../platform/platform.ts'
import { toProblem } from '../../client/async-state.ts'
import { createLatest } from '../../client/latest.ts'
import { resettable } from '../../client/reset.ts'
import { $device, setDevice } from './device.ts'

/** The way of staff into the kiosk's menu. */
type StaffDoor =
  | { step: 'closed' }
  | { step: 'asking'; isBusy: boolean; problem?: Sentence }
  /** Open; the PIN stays in memory until it is closed, because registering needs it again. */
  | { step: 'open'; pin: string; isBusy: boolean; problem?: Sentence }

const closed: StaffDoor = { step: 'closed' }

/** Whether staff are being asked for their PIN, or have given it. */
export const $staffDoor = resettable<StaffDoor>('visitor', closed)

const attempts = createLatest('visitor')

/** Asks for the PIN. */
export const askForPin = (): void => $staffDoor.set({ step: 'asking', isBusy: false })

/** Closes the menu, and forgets the PIN. */
export function closeStaffMenu(): void {
  attempts.cancel()
  $staffDoor.set(closed)
}

const reasonOf = (problem: ApiProblem): Sentence =>
  problem.code === 'invalid' ? { key: 'kiosk.pin.wrong' } : toProblem(problem)

/** Opens the menu if the API knows the PIN of the store. */
export async function givePin(location: string, pin: string): Promise<void> {
  const isLatest = attempts.begin()
  $staffDoor.set({ step: 'asking', isBusy: true })
  const result = await request(checkKioskPin, { params: { location }, body: { pin } })
  if (!isLatest()) return
  $staffDoor.set(
    result.ok
      ? { step: 'open', pin, isBusy: false }
      : { step: 'asking', isBusy: false, problem: reasonOf(result.problem) }
  )
}

/** Makes the tablet a kiosk of the store under a name. */
export async function register(location: string, name: string): Promise<void> {
  const door = $staffDoor.get()
  if (door.step !== 'open' || door.isBusy) return
  const { pin } = door
  const isLatest = attempts.begin()
  $staffDoor.set({ step: 'open', pin, isBusy: true })
  const body = { location, pin, name, version: platform().kiosk?.version ?? '' }
  const result = await request(registerKiosk, { body, idempotencyKey: platform().randomId() })
  if (result.ok) setDevice({ registered: result.value })
  if (!isLatest()) return
  $staffDoor.set({ step: 'open', pin, isBusy: false, ...(!result.ok && { problem: reasonOf(result.problem) }) })
}

/** Gives up being a kiosk of the store; the API learns of it if it can be reached. */
export function unregister(): void {
  const { registered } = $device.get()
  if (registered) void request(leaveKiosk, { body: { token: registered.token } })
  setDevice({ registered: null })
}
