import { computed } from 'nanostores'
import { changeValue, dataOf } from '../../client/async-state.ts'
import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import {
  createDraft,
  deleteDraft,
  type Draft,
  type DraftChange,
  type DraftDetail,
  dropChanges,
  nameDraft,
  publishDraft,
  readDraft,
  readDrafts,
  settleDraft,
  undoDraft
} from '../../contract/staff/drafts.ts'

/** The channel on which changes of drafts are announced, once they were read. */
export const $draftChannel = resettable<string | undefined>('person', undefined)

/** The drafts that are open or scheduled, and the latest that were published, newest first. */
export const drafts = createResource<readonly Draft[]>({
  scope: 'person',
  async read() {
    const result = await request(readDrafts)
    if (!result.ok) return result
    $draftChannel.set(result.value.channel)
    return { ...result, value: result.value.drafts }
  }
})

/** The draft that the member chose to go on with. */
const $chosen = resettable<string | undefined>('person', undefined)

const isEditable = ({ state }: Draft): boolean => state === 'open' || state === 'stuck'

/** The draft that changes go into: the chosen one, or the member's latest. The first change begins one. */
export const $current = computed([drafts.$state, $chosen], (load, chosen) => {
  const editable = (dataOf(load) ?? []).filter(isEditable)
  return editable.find(({ id }) => id === chosen) ?? editable.find(({ isMine }) => isMine)
})

/** The current draft as a query, for reading the shop with its changes. */
export const draftQuery = (): { draft?: string } => {
  const current = $current.get()
  return current ? { draft: current.id } : {}
}

/** The changes of the draft that is looked at. */
export const draftDetail = createResource<DraftDetail, string>({
  scope: 'person',
  isOf: (shown, id) => shown.id === id,
  read: draft => request(readDraft, { params: { draft } })
})

/** Counts changes of drafts other than by edits, so that lists and forms follow. */
export const $draftVersion = resettable('person', 0)

/** Goes on with a draft. */
export function chooseDraft(id: string): void {
  $chosen.set(id)
  $draftVersion.set($draftVersion.get() + 1)
}

/** Notes a draft as the API has it now. */
export function noteDraft({ list, more, findings, ...draft }: DraftDetail): void {
  const all = dataOf(drafts.$state.get()) ?? []
  const isKnown = all.some(({ id }) => id === draft.id)
  drafts.show(isKnown ? all.map(known => (known.id === draft.id ? draft : known)) : [draft, ...all])
  if (dataOf(draftDetail.$state.get())?.id === draft.id) draftDetail.show({ ...draft, list, more, findings })
}

async function noting(call: Promise<Result<DraftDetail>>): Promise<Result<DraftDetail>> {
  const result = await call
  if (result.ok) {
    noteDraft(result.value)
    $draftVersion.set($draftVersion.get() + 1)
  }
  return result
}

/** Begins a draft of the member's own. */
export async function beginDraft(): Promise<Result<DraftDetail>> {
  // Without a name: an empty one would be sent as null.
  const result = await request(createDraft, { body: {} as BodyOf<typeof createDraft> })
  if (result.ok) noteDraft(result.value)
  return result
}

/** Names a thing of a draft. */
type Named = Pick<DraftChange, 'kind' | 'id'>

/** Takes the changes of some things out of a draft. */
export const dropFromDraft = (draft: string, changes: readonly Named[]): Promise<Result<DraftDetail>> =>
  noting(request(dropChanges, { params: { draft }, body: { changes: changes.map(({ kind, id }) => ({ kind, id })) } }))

/** Settles conflicts of a draft. */
export const settle = (draft: string, fields: BodyOf<typeof settleDraft>['fields']): Promise<Result<DraftDetail>> =>
  noting(request(settleDraft, { params: { draft }, body: { fields } }))

/** Names a draft. */
export const rename = (draft: string, name: string): Promise<Result<DraftDetail>> =>
  noting(request(nameDraft, { params: { draft }, body: { name } }))

/**
 * Publishes a draft now, or at an instant, of which null takes it back; `reason` says why in spite of promotion law. When something is
 * in the way, the draft is read again, since it then names it.
 */
export async function publish(draft: string, at?: string | null, reason = ''): Promise<Result<DraftDetail>> {
  const when = at === undefined ? { isScheduled: false } : { at, isScheduled: true }
  const body = { ...when, ...(reason !== '' && { reason }) }
  const result = await noting(request(publishDraft, { params: { draft }, body, isLong: true }))
  if (!result.ok) await drafts.load()
  return result
}

/** Undoes a published draft. */
export const undo = (draft: string): Promise<Result<DraftDetail>> =>
  noting(request(undoDraft, { params: { draft }, body: {}, isLong: true }))

/** Deletes a draft that isn't published. */
export async function discard(draft: string): Promise<Result<unknown>> {
  const result = await request(deleteDraft, { params: { draft } })
  if (result.ok) {
    changeValue(drafts.$state, all => all.filter(({ id }) => id !== draft))
    $draftVersion.set($draftVersion.get() + 1)
  }
  return result
}
