import type { Platform } from '../../platform/platform.ts'
import type { Handed } from '../mount/handed.ts'

/**
 * Sends requests as the loader does, until a read fails that succeeds by an empty frame's `fetch`: then something on the
 * page that can't be seen breaks them, and all go that way (SPEC C26).
 */
export function clearHttp({ takeReply, send, sendClear }: Handed): Platform['http'] {
  let isBroken = false
  return async (url, init) => {
    if (isBroken) return sendClear(url, init)
    try {
      return await (takeReply(url, init) ?? send(url, init))
    } catch (error) {
      // What was to change something may have done so.
      if (init.method !== 'GET' || init.signal?.aborted || !navigator.onLine) throw error
      const reply = await sendClear(url, init)
      isBroken = true
      return reply
    }
  }
}
