import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import { type Answer, call, type Filling } from '../support/client.ts'
import type { Random } from './random.ts'

/** How long a call may take before it counts as lost, in milliseconds: longer than anything that the server waits for. */
const PATIENCE = 30_000

/** What came of all calls. */
export interface Tally {
  /** Answers by their status. */
  statuses: Record<string, number>
  /** Calls that nobody answered, because whoever should have was killed. */
  unanswered: number
  /** Calls that took longer than any may. */
  late: number
}

/** Makes a call until it is answered with something else than 503. */
export type Insist = <E extends Endpoint>(endpoint: E, filling: Filling<E>) => Promise<Answer<E>>

/** Makes the way in which shoppers call, at whichever server; throws once time is up. */
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

/** There was no time left for a call. */
export class TimeIsUp extends Error {}

class Late extends Error {}

/** Whether a call ended without an answer: `fetch` then throws a TypeError, or the answer broke off. */
const isLost = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Late()), PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
