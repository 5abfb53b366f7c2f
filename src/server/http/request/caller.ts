import type { Context as HonoContext } from 'hono'
import type { Endpoint } from '../../../contract/http/endpoint.ts'
import type { accounts } from '../../db/schema.ts'
import { ApiError } from '../api-error.ts'
import { ownDeviceWords } from '../messages.ts'

/** A stored account. */
export type Account = typeof accounts.$inferSelect

/** An account that has just signed in, and the token of its session. */
export interface SignedIn {
  token: string
  account: Account
}

/** The signed-in account of a request. */
export interface Caller extends SignedIn {
  /** True if the session is on a shared screen. */
  isShared: boolean
}

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

/** Returns the account of a caller; null for a guest. */
export const accountOf = ({ caller }: { caller: Caller | undefined }): string | null => caller?.account.id ?? null
