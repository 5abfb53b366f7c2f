import type { Context as HonoContext } from 'hono'
import type { Endpoint } from '../../../../src/contract/http/endpoint.ts'
import type { Caller } from '../../modules/sessions/find.ts'
import { ApiError } from '../api-error.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Finds who a bearer token stands for. */
    findCaller: (token: string) => Promise<Caller | undefined>
  }
}

/**
 * Who calls an endpoint, by the `Authorization` header; nobody is asked for where its `session` is not named. A header
 * that stands for nobody is refused even where none is needed, so that the storefront learns that its session is over.
 */
export async function callerIn(c: HonoContext, session: Endpoint['session']): Promise<Caller | undefined> {
  if (session === undefined) return undefined
  if (c.req.header('authorization') === undefined) return session === 'needed' ? signedIn(undefined) : undefined
  const token = bearerIn(c)
  return signedIn(token === undefined ? undefined : await c.get('findCaller')(token))
}

/** The bearer token of the `Authorization` header, whoever it stands for. */
export const bearerIn = (c: HonoContext): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** The caller, where one is needed; refuses the call when there is none. */
export function signedIn(caller: Caller | undefined): Caller {
  if (caller === undefined) throw new ApiError(401, 'unauthorized')
  return caller
}
