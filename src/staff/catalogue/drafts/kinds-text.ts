import type { Draft } from '../../../contract/staff/drafts.ts'
import { say } from '../words.ts'

/** Number of kinds that are listed. */
const MOST = 3

/** The content of a draft that has no name, such as “3 products, 1 store”. */
export function kindsText(kinds: Draft['kinds']): string {
  if (kinds.length === 0) return say('drafts.unnamed')
  const list = kinds
    .slice(0, MOST)
    .map(({ kind, count }) => say(`drafts.kind.${kind}`, { count }))
    .join(', ')
  return kinds.length > MOST ? say('drafts.kinds', { list }) : list
}
