import type { Context as HonoContext } from 'hono'
import type { Endpoint } from '../../../contract/http/endpoint.ts'
import type { Caller } from '../../modules/sessions/find-caller.ts'
import { ApiError } from '../api-error.ts'
import { ownDeviceWords } from '../messages.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Finds the account of a bearer token. */
    findCaller: (token: string) => Promise<Caller | undefined>
  }
}

/**
 * Returns the account of the `Authorization` header; undefined if the endpoint has no `auth`. Throws 401 if a
 * required session is missing, and for an invalid token even where a session is optional, so that the storefront learns
 * that its session has ended.
 */
export async function callerIn(c: HonoContext, auth: Endpoint['auth']): Promise<Caller | undefined> {
  if (auth === undefined) return undefined
  if (c.req.header('authorization') === undefined) return auth === 'required' ? signedIn(undefined) : undefined
  const token = bearerIn(c)
  return signedIn(token === undefined ? undefined : await c.get('findCaller')(token))
}

/** Throws 403 for a session on a shared screen: others stand at it next, and its token may have been read there. */
export function refuseShared(caller: Caller | undefined): void {
  if (caller?.isShared) throw new ApiError(403, 'forbidden', { words: ownDeviceWords })
}

/** The bearer token of the `Authorization` header, valid or not. */
export const bearerIn = (c: HonoContext): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Returns the caller; throws 401 if there is none. */
export function signedIn(caller: Caller | undefined): Caller {
  if (caller === undefined) throw new ApiError(401, 'unauthorized')
  return caller
}
