import type { BodyOf, Endpoint, ReplyOf } from '../../contract/http/endpoint.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { success } from '../../contract/http/reply.ts'
import { platform } from '../../platform/platform.ts'
import { failed, type Result } from './problem.ts'
import { type Call, send } from './send.ts'

/** Sends a request and validates the response: the result matches the contract or is a problem. */
export async function request<E extends Endpoint>(
  endpoint: E,
  call: Call<BodyOf<E>> = {}
): Promise<Result<ReplyOf<E>>> {
  const result = await send(endpoint, call)
  return result.ok ? checkReply(endpoint, result) : result
}

/** Validates the data of a success. */
export function checkReply<E extends Endpoint>(
  endpoint: E,
  { value, message }: { value: unknown; message: string }
): Result<ReplyOf<E>> {
  const parsed = inShape(success(endpoint.reply), value, warnOf(endpoint))
  return parsed ? { ok: true, value: parsed.payload as ReplyOf<E>, message } : failed('malformed')
}

/** Returns what warns of an endpoint's invalid replies. */
export const warnOf =
  ({ method, path }: Endpoint) =>
  (at: string, why: string): void =>
    platform().warn(`${method} ${path}: invalid response at "${at}": ${why}`)
