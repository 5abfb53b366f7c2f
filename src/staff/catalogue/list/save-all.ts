import type { Result } from '../../../client/http/problem.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { DraftDetail, DraftEdit } from '../../../contract/staff/drafts.ts'
import { catalogue, noteEdits } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'
import { say } from '../words.ts'

/** Saves changes of many things to the draft, shows them in the list, and says how many there were or why not. */
export async function saveAll(edits: readonly DraftEdit[]): Promise<Result<DraftDetail> | undefined> {
  const count = edits.reduce((sum, { ids }) => sum + ids.length, 0)
  if (count === 0) {
    showSentence({ text: say('cat.noChange') }, 'warn')
    return undefined
  }
  const result = await saveEdits(edits)
  if (!result.ok) {
    showFailure(result.problem)
    return result
  }
  noteEdits(edits)
  showSentence({ text: say('cat.saved', { count }) })
  // What prices come to in the list, the server knows.
  if (edits.some(({ kind, change }) => kind !== 'product' || change !== 'set')) void catalogue.load()
  return result
}
