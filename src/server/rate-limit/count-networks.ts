import type { Queries } from '../db/types.ts'
import { networksOf } from '../http/request/network.ts'
import { countTry, refuseBlocked, takeBack } from './count-try.ts'
import { type Limit, widerBy } from './limits.ts'

/**
 * Returns a limit with its counter subject for each network that a client address lies in, narrowest first. Wider ones
 * have more room, because several customers may share them.
 */
export const perNetwork = (limit: Limit, address: string): [Limit, string][] =>
  networksOf(address).map((network, at) => [{ ...limit, most: limit.most * (widerBy[at] ?? 1) }, network])

/**
 * Counts an attempt of a client address and of its networks; throws 429 while one of them is blocked. A refusal of a narrow
 * network is not counted for the wider ones, which others may share.
 */
export async function countFrom(db: Queries, limit: Limit, address: string, now: Date): Promise<void> {
  for (const [wide, network] of perNetwork(limit, address)) await countTry(db, wide, network, now)
}

/** Throws 429 while a client address or one of its networks is blocked, without counting. */
export async function refuseBlockedFrom(db: Queries, limit: Limit, address: string, now: Date): Promise<void> {
  for (const [wide, network] of perNetwork(limit, address)) await refuseBlocked(db, wide, network, now)
}

/** Undoes the count of a successful attempt of a client address. */
export async function takeBackFrom(db: Queries, limit: Limit, address: string): Promise<void> {
  for (const [wide, network] of perNetwork(limit, address)) await takeBack(db, wide, network)
}
