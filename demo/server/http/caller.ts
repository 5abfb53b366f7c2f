import type { Context as HonoContext } from 'hono'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { Caller } from '../modules/sessions/find.ts'
import { Refusal } from './refusal.ts'

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
  const header = c.req.header('authorization')
  if (header === undefined) return session === 'needed' ? signedIn(undefined) : undefined
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1]
  return signedIn(token === undefined ? undefined : await c.get('findCaller')(token))
}

/** The caller, where one is needed; refuses the call when there is none. */
export function signedIn(caller: Caller | undefined): Caller {
  if (caller === undefined) throw new Refusal(401, 'unauthorized')
  return caller
}
