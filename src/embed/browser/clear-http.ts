import type { Platform } from '../../platform/platform.ts'
import type { Handed } from '../mount/options-from-script.ts'

/**
 * Sends requests as the loader does. If reads fail that succeed by an empty frame's `fetch`, something on the page that
 * can't be seen breaks them, and all go that way from then on (SPEC C26). Once a request has come through, it is not the
 * page: an outage is not met with twice as many requests.
 */
export function clearHttp({
  takeReply,
  send,
  sendClear
}: Pick<Handed, 'takeReply' | 'send' | 'sendClear'>): Platform['http'] {
  let [isProven, isBroken] = [false, false]
  return async (url, init) => {
    if (isBroken) return sendClear(url, init)
    try {
      const reply = await (takeReply(url, init) ?? send(url, init))
      isProven = true
      return reply
    } catch (error) {
      // A request for a change may have been carried out.
      if (isProven || init.method !== 'GET' || init.signal?.aborted || !navigator.onLine) throw error
      const reply = await sendClear(url, init)
      isBroken = true
      return reply
    }
  }
}
