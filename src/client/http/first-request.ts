import type { FirstEndpoint, FirstName, FirstReply } from '../../contract/first/first-endpoints.ts'
import { parts, readAs } from '../../contract/first/readers.ts'
import { slot, whenFilled } from '../../lib/slot.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import type { Result } from './problem.ts'
import { type Call, send } from './send.ts'

type Check = <Name extends FirstName>(
  name: Name,
  reply: { value: unknown; message: string }
) => Result<FirstReply<Name>>

/**
 * Validates the data of a success by an endpoint's schema, which may still take invalid parts out. Filled by
 * `check-first-reply.ts`, in the part `menu-details` and others.
 */
export const $checkFirstReply = slot<Check>()

/**
 * Sends a request that may come before the first products: as `request` does, but a valid reply is read without the code of the
 * schemas. They are loaded for any other.
 */
export async function requestFirst<Name extends FirstName>(
  endpoint: FirstEndpoint<Name>,
  call: Call = {}
): Promise<Result<FirstReply<Name>>> {
  const browser = platform()
  const result = await send(endpoint, call)
  if (!result.ok) return result
  const read = readAs(parts({ payload: endpoint.read }), result.value)
  if (read) return { ok: true, value: read.payload, message: result.message }
  const check = $checkFirstReply.get() ?? (await whenFilled($checkFirstReply))
  // The storefront may have been unmounted.
  return isCurrent(browser) ? check(endpoint.name, result) : new Promise(() => {})
}
