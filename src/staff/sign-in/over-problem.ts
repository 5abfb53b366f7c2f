import type { Problem } from '../../client/async-state.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { say, type Word } from '../staff-words.ts'

/** Returns the problem of a code or link that is used, gone or expired: only a new one helps. */
export const overProblem =
  (word: Word) =>
  ({ code }: ApiProblem): Problem | undefined =>
    code === 'not_found' || code === 'link_used' || code === 'link_expired'
      ? { kind: 'refused', text: say(word) }
      : undefined
