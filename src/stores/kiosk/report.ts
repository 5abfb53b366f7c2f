import { computed } from 'nanostores'
import { request } from '../../client/http/request.ts'
import { reportKiosk } from '../../contract/kiosk/kiosk.ts'
import { platform } from '../../platform/platform.ts'
import { resettable } from '../../client/reset.ts'
import { $device, setDevice } from './device.ts'
import { $waitingOrders } from './waiting-orders.ts'

/** How often a kiosk reports that it is on, in milliseconds. */
const REPORT_EVERY = 60_000

/** True while the API can be reached; undefined before the first report. */
export const $isConnected = resettable<boolean | undefined>('all', undefined)

/** Reports the kiosk to its staff. One that staff have removed is none any more. */
export async function report(): Promise<void> {
  const { registered } = $device.get()
  if (!registered) return
  const orders = $waitingOrders.get()
  const refused = orders.filter(({ refusal }) => refusal !== undefined).length
  const version = platform().kiosk?.version ?? ''
  const body = { token: registered.token, version, waiting: orders.length - refused, refused }
  const result = await request(reportKiosk, { body })
  const isStill = $device.get().registered?.token === registered.token
  if (!isStill) return
  $isConnected.set(result.ok || result.problem.kind === 'refused')
  if (result.ok) setDevice({ registered: { ...registered, kiosk: result.value } })
  else if (result.problem.code === 'not_found' && !result.problem.isForeign) setDevice({ registered: null })
}

const $token = computed($device, ({ registered }) => registered?.token)

/** Reports now and then, and whenever the waiting orders change. Returns an unsubscribe function. */
export function followReports(): () => void {
  const { clock, onReturn } = platform()
  let cancel = () => {}
  const again = () => {
    cancel()
    cancel = clock.after(REPORT_EVERY, again)
    void report()
  }
  again()
  const disposers = [onReturn(again), $waitingOrders.listen(again), $token.listen(again)]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
  }
}
