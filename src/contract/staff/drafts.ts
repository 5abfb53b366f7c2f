import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  unknown
} from 'valibot'
import { del, get, put, query } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { line, lineOrNone } from '../typed/line.ts'
import { draftKinds } from './draft-fields.ts'
import { lawFinding } from './law-finding.ts'

/**
 * The state of a draft. `open`: it is being edited. `scheduled`: it is published at a time. `stuck`: that time came, and something
 * was in the way; it can be edited again. `published`, and `undone` after that.
 */
export const draftState = picklist(['open', 'scheduled', 'stuck', 'published', 'undone'])

/**
 * Why a scheduled draft could not be published. `conflict`: something was published since. `rights`: the member who scheduled it may no
 * longer make its changes. `law`: promotion law may forbid something, without a reason. `invalid`: a value can't be any more.
 */
export const stuckReason = picklist(['conflict', 'rights', 'law', 'invalid'])

const editKind = picklist(draftKinds)

/** A set of changes that are published together. */
export const draft = object({
  id,
  /** Empty for one without a name. */
  name: maybe(string(), ''),
  state: draftState,
  /** Who began it, and who published it, by name. */
  by: string(),
  isMine: maybe(boolean(), false),
  at: instant,
  publishAt: maybe(instant, null),
  publishedAt: maybe(instant, null),
  publishedBy: maybe(string(), null),
  undoneAt: maybe(instant, null),
  /** Why it is `stuck`. */
  stuckFor: maybe(stuckReason, null),
  /** The number of things that it changes, and of those in conflict with later ones. */
  changes: count,
  conflicts: maybe(count, 0),
  /** How many things it changes of each kind, in the order of the kinds. */
  kinds: maybe(array(object({ kind: editKind, count })), []),
  /** Whether it may be undone: the member has the rights, and it was published and not undone. */
  canUndo: maybe(boolean(), false),
  /** Why it was published, or is to be, although promotion law may forbid something in it. */
  reason: maybe(string(), '')
})

const change = picklist(['set', 'add', 'remove'])

/** A field of a change: its value before and after. `now` is there in a conflict: the value that was published since. */
const fieldChange = object({ name: string(), from: unknown(), to: unknown(), now: optional(unknown()) })

/** The changes of a thing. `isGone` says that the thing was removed since. */
export const draftChange = object({
  kind: editKind,
  id: pipe(string(), maxLength(200)),
  change,
  /** What people call it: the name of the product and the size. */
  label: string(),
  /** The store, for a price. */
  store: maybe(slug, null),
  /** The product that it is of, for a size or a price. */
  product: maybe(id, null),
  fields: array(fieldChange),
  isGone: maybe(boolean(), false)
})

/**
 * A draft with its changes: the first thousand, and the number of the others. `findings` has texts and offers of it that promotion
 * law may forbid: as of now, or as they were published.
 */
export const draftDetail = object({
  ...draft.entries,
  list: array(draftChange),
  more: maybe(count, 0),
  findings: maybe(array(lawFinding), [])
})

export type StuckReason = InferOutput<typeof stuckReason>
export type DraftState = InferOutput<typeof draftState>
export type Draft = InferOutput<typeof draft>
export type DraftChange = InferOutput<typeof draftChange>
export type DraftDetail = InferOutput<typeof draftDetail>

/** Maximum number of things that one draft changes. */
export const mostDraftChanges = 50_000

const editIds = pipe(array(pipe(string(), minLength(1), maxLength(200))), minLength(1), maxLength(10_000))

/**
 * A change of some things. `set` gives fields new values, `add` makes one thing of all the fields of its kind, with an id of 32
 * hexadecimal digits that the caller makes up, and `remove` takes a price, a deal, a code, a banner, a reward, a zone, the facts
 * about a brand or an empty category away. A brand's new name is given to its products too.
 * `from` is the value that the caller has seen; left out, it is the current one.
 */
const draftEdit = object({
  kind: editKind,
  ids: editIds,
  change,
  fields: optional(record(string(), object({ from: optional(unknown()), to: optional(unknown()) })), {})
})

export type DraftEdit = InferOutput<typeof draftEdit>

const locale = { query: { locale: string() } }

/**
 * Reads the open and scheduled drafts, and the latest fifty that were published, newest first. Any change of a draft is announced on
 * `channel` (`{ type: 'drafts', draft }`).
 */
export const readDrafts = get('/staff/drafts', {
  ...locale,
  reply: object({ drafts: array(draft), channel: string() })
})

/** Begins a draft. */
export const createDraft = query('/staff/drafts', {
  ...locale,
  body: object({ name: nullish(lineOrNone(120), '') }),
  reply: draftDetail
})

/** Reads a draft with its changes and conflicts. */
export const readDraft = get('/staff/drafts/:draft', { ...locale, reply: draftDetail })

/** Names a draft. */
export const nameDraft = put('/staff/drafts/:draft', {
  ...locale,
  body: object({ name: line(120) }),
  reply: draftDetail
})

/**
 * Adds changes to a draft. A later change of the same field replaces the earlier one, and one to the value from before drops it.
 * 403 `forbidden` for a kind whose right the member lacks (`menu`, `promotions`, `stores`), for a store that they don't work in, and for
 * things of all stores, by a member of some. 422 `invalid` with the field, named as `kind.field`; 409 `conflict` once it is published.
 */
export const editDraft = put('/staff/drafts/:draft/changes', {
  ...locale,
  body: object({ edits: pipe(array(draftEdit), maxLength(10_000)) }),
  reply: draftDetail
})

/** Takes the changes of some things out of a draft; all of them without a list. */
export const dropChanges = query('/staff/drafts/:draft/drop', {
  ...locale,
  body: object({ changes: pipe(array(object({ kind: editKind, id: string() })), maxLength(1000)) }),
  reply: draftDetail
})

/** Settles conflicts, field by field: `mine` keeps the draft's value, `theirs` the one that was published since. */
export const settleDraft = query('/staff/drafts/:draft/settle', {
  ...locale,
  body: object({
    fields: pipe(
      array(object({ kind: editKind, id: string(), name: string(), take: picklist(['mine', 'theirs']) })),
      maxLength(10_000)
    )
  }),
  reply: draftDetail
})

/** Deletes a draft that isn't published. */
export const deleteDraft = del('/staff/drafts/:draft', { ...locale, reply: object({}) })

/**
 * Publishes a draft: now, or at a time, of which null takes it back. Again changes nothing. 409 `conflict` if something that it
 * changes was changed since, which the draft then names; 422 for a change that can't be, such as a SKU that another size has.
 * Also 422, with `reason` as `required` and `findings` as its payload, if promotion law may forbid something in it and there is no
 * `reason` to publish it all the same.
 */
export const publishDraft = query('/staff/drafts/:draft/publish', {
  ...locale,
  body: object({
    at: optional(nullable(instant)),
    isScheduled: optional(boolean(), false),
    reason: optional(nullable(lineOrNone(500)))
  }),
  reply: draftDetail
})

/** Undoes a published draft: later changes stay as they are. Again changes nothing. */
export const undoDraft = query('/staff/drafts/:draft/undo', { ...locale, body: object({}), reply: draftDetail })

/**
 * Makes an address below which the shop is as it would be with a draft published, at an instant: `<path>frame` is the shop as a
 * page, with the options of the frame page. Nothing can be ordered there. It is good for twelve hours.
 */
export const createPreview = query('/staff/previews', {
  ...locale,
  body: object({ draft: optional(nullable(id), null), at: optional(nullable(instant), null) }),
  reply: object({ path: string(), until: instant })
})
