import type { FieldCode } from '../../contract/http/reply.ts'
import type { DraftFields } from '../../contract/staff/draft-fields.ts'
import { tierProblems } from '../../rules/loyalty/tiers.ts'
import type { Row } from './things/thing.ts'

interface Checked {
  id: string
  row: Row
}

type Refuse = (kind: 'reward' | 'loyalty', id: string, field: string, code: FieldCode) => void

/** Checks that a reward ends after it begins, and that each tier is above the one before it and has a name of its own. */
export function checkLoyalty(lists: Record<'reward' | 'loyalty', readonly Checked[]>, refuse: Refuse): void {
  for (const { id, row } of lists.reward) {
    const { startsAt, endsAt } = row as unknown as Record<'startsAt' | 'endsAt', Date | null>
    if (startsAt && endsAt && startsAt >= endsAt) refuse('reward', id, 'endsAt', 'past')
  }
  for (const { id, row } of lists.loyalty) {
    const [first] = tierProblems((row as unknown as DraftFields<'loyalty'>).tiers)
    if (first) refuse('loyalty', id, 'tiers', first.problem === 'order' ? 'number' : 'choice')
  }
}
