import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import { staffWords } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Call } from '../../http/route.ts'
import { hashOf } from '../sessions/secret.ts'

/** Somebody of the store's staff. */
export interface StaffMember {
  name: string
}

/** Gives who of the staff calls, by the bearer token; refuses the call of anybody else. */
export async function onlyStaff(context: Context, call: Pick<Call, 'bearer' | 'client'>): Promise<StaffMember> {
  const member = call.bearer === undefined ? undefined : findMember(context, call.bearer, call.client.isLocal)
  if (member === undefined) throw new Refusal(401, 'unauthorized', { words: staffWords })
  return member
}

function findMember(context: Context, bearer: string, isLocal: boolean): StaffMember | undefined {
  const { staffToken, staffTokens = [] } = context
  // Everybody knows the demo's token.
  const demo = isLocal && staffToken !== undefined ? [{ name: 'Demo', token: staffToken }] : []
  return [...demo, ...staffTokens].find(({ token }) => isSame(bearer, token))
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
