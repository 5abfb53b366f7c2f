import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { type DraftDetail, type DraftEdit, editDraft } from '../../contract/staff/drafts.ts'
import { $current, beginDraft, drafts, noteDraft } from './drafts.ts'

/** Maximum number of things in a request. */
const AT_A_TIME = 400

/** The share of changes that are sent, from 0 to 1; undefined while none are being sent. */
export const $sending = resettable<number | undefined>('person', undefined)

/** Splits changes so that no request has too many things. */
export function batchesOf(edits: readonly DraftEdit[], most = AT_A_TIME): DraftEdit[][] {
  const batches: DraftEdit[][] = []
  let [batch, size]: [DraftEdit[], number] = [[], 0]
  const end = () => {
    if (batch.length > 0) batches.push(batch)
    ;[batch, size] = [[], 0]
  }
  for (const edit of edits)
    for (let from = 0; from < edit.ids.length; from += most) {
      const ids = edit.ids.slice(from, from + most)
      if (size + ids.length > most) end()
      batch.push({ ...edit, ids })
      size += ids.length
    }
  end()
  return batches
}

const send = (draft: string, edits: DraftEdit[]): Promise<Result<DraftDetail>> =>
  request(editDraft, { params: { draft }, body: { edits }, isLong: true })

/** Sends changes to the current draft, or to a new one; also if the current one was published since. */
async function sendBatch(edits: DraftEdit[]): Promise<Result<DraftDetail>> {
  const current = $current.get()
  if (current) {
    const result = await send(current.id, edits)
    if (result.ok || (result.problem.code !== 'conflict' && result.problem.code !== 'not_found')) return result
    await drafts.load()
    if ($current.get()?.id === current.id) return result
    return sendBatch(edits)
  }
  const begun = await beginDraft()
  return begun.ok ? send(begun.value.id, edits) : begun
}

let last: Promise<unknown> = Promise.resolve()
onReset('person', () => (last = Promise.resolve()))

/** Adds changes to the current draft, after those that are on their way; the first ones begin a draft. */
export function saveEdits(edits: readonly DraftEdit[]): Promise<Result<DraftDetail>> {
  const saving = last.then(() => saveNow(edits))
  last = saving
  return saving
}

async function saveNow(edits: readonly DraftEdit[]): Promise<Result<DraftDetail>> {
  const batches = batchesOf(edits)
  let result: Result<DraftDetail> | undefined
  for (const [at, batch] of batches.entries()) {
    if (batches.length > 1) $sending.set(at / batches.length)
    result = await sendBatch(batch)
    if (!result.ok) break
    noteDraft(result.value)
  }
  $sending.set(undefined)
  if (!result) throw new Error('There are no changes to save.')
  return result
}
