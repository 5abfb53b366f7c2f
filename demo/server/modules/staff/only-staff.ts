import { timingSafeEqual } from 'node:crypto'
import { staffWords } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashOf } from '../sessions/secret.ts'

/** Refuses a call whose bearer token is not the staff's, and gives the token. */
export function onlyStaff(bearer: string | undefined, token: string | undefined): string {
  if (bearer !== undefined && token !== undefined && isSame(bearer, token)) return token
  throw new Refusal(401, 'unauthorized', { words: staffWords })
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
