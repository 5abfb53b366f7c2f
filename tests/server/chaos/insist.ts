import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import { type Answer, call, type Filling } from '../support/client.ts'
import type { Random } from './random.ts'

/** Time after which a request counts as hung, in milliseconds: longer than any timeout of the server. */
const PATIENCE = 30_000

/** Counts of all requests. */
export interface Tally {
  /** Responses by status. */
  statuses: Record<string, number>
  /** Requests without a response, because the server was killed. */
  unanswered: number
  /** Requests that hung. */
  late: number
}

/** Repeats a request until the response is not 503. */
export type Insist = <E extends Endpoint>(endpoint: E, filling: Filling<E>) => Promise<Answer<E>>

/** Creates the shoppers' client, which sends to any of the servers; throws once time is up. */
export function insistAt(
  urls: () => string[],
  random: Random,
  { tally, until }: { tally: Tally; until: number }
): Insist {
  return async (endpoint, filling) => {
    while (Date.now() < until) {
      const answer = await within(call(random.pick(urls()), endpoint, filling)).catch((error: unknown) => {
        if (error instanceof Late) tally.late += 1
        else if (isLost(error)) tally.unanswered += 1
        else throw error
      })
      if (answer !== undefined) {
        tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1
        if (answer.status !== 503) return answer
      }
      await pause(50 + random.below(250))
    }
    throw new TimeIsUp('The orders were not done in time.')
  }
}

/** The time was up before a request could be made. */
export class TimeIsUp extends Error {}

class Late extends Error {}

/** True if a request ended without a response: `fetch` then throws a TypeError, or the body was cut off. */
const isLost = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Late()), PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
