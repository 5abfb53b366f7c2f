import type { DraftKind } from '../../contract/staff/draft-fields.ts'
import type { DraftEdit } from '../../contract/staff/drafts.ts'
import { mostDraftChanges } from '../../contract/staff/drafts.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Transaction } from '../db/types.ts'
import { ApiError, badFields, notFound } from '../http/api-error.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { outcomesOf } from './apply.ts'
import { check } from './check.ts'
import { type Compared, compare, isSame } from './compare.ts'
import { type Edit, readEdits } from './read-edits.ts'
import { type ChangeRow, changesOf, holdOpen, keyOf, removeChanges, saveChanges } from './records.ts'
import { withRenames } from './rename-brands.ts'
import { mayChange } from './rights.ts'
import type { Row } from './things/thing.ts'
import { things } from './things/things.ts'
import { largeDraftWords } from './words.ts'

/** Changes that the member may not make. */
export class NotTheirs extends Error {
  readonly compared: readonly Compared[]

  constructor(compared: readonly Compared[]) {
    super('Not theirs')
    this.compared = compared
  }
}

/** The kinds that can be taken away; products are archived, and sizes taken off the menus. */
const removable = new Set<DraftKind>(['category', 'brand', 'price', 'deal', 'code', 'banner', 'reward', 'zone'])

/** Adds edits to an open draft. Throws NotTheirs for changes that the member may not make. */
export async function editDraft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  id: string,
  given: readonly DraftEdit[]
): Promise<void> {
  await transaction(db, async tx => {
    const draft = await holdOpen(tx, id)
    const all = await changesOf(tx, draft.id)
    const kept = new Map(all.map(change => [keyOf(change), change]))
    const edits = await withRenames(tx, readEdits(given), all, member)
    const rows = await rowsOf(tx, edits)
    const gone: ChangeRow[] = []
    const changed = new Map<string, ChangeRow>()
    for (const edit of edits) {
      const key = keyOf(edit)
      const before = changed.get(key) ?? kept.get(key)
      const after = merged(draft.id, before, edit, rows.get(key))
      if (after === undefined) {
        changed.delete(key)
        if (before) gone.push(before, ...withIt(before, all))
      } else changed.set(key, after)
    }
    const touched = [...changed.values()]
    if (kept.size + touched.length > mostDraftChanges)
      throw new ApiError(422, 'invalid', { words: largeDraftWords, fields: { edits: 'too_long' } })
    const compared = await compare(tx, [...touched, ...gone])
    if (!mayChange(member, compared)) throw new NotTheirs(compared)
    await removeChanges(tx, draft.id, gone)
    await saveChanges(tx, draft.id, touched)
    await checkWith(tx, draft.id, touched, clock())
  })
}

/** True for a change by which a category may become empty. */
const isMove = ({ kind, change, fields }: ChangeRow): boolean =>
  (kind === 'product' && ('categoryId' in fields || 'subCategoryId' in fields)) ||
  (kind === 'category' && change === 'remove')

/** Checks changes together with the draft's additions, to which they may refer and moves. */
async function checkWith(tx: Transaction, draftId: string, touched: readonly ChangeRow[], now: Date): Promise<void> {
  const keys = new Set(touched.map(keyOf))
  const added = (await changesOf(tx, draftId)).filter(
    change => change.change === 'add' || keys.has(keyOf(change)) || isMove(change)
  )
  await check(tx, await outcomesOf(tx, await compare(tx, added), now))
}

async function rowsOf(tx: Transaction, edits: readonly Edit[]): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const kind of new Set(edits.map(edit => edit.kind))) {
    const ids = edits.filter(edit => edit.kind === kind).map(({ thing }) => thing)
    for (const [thing, row] of await things[kind].read(tx, [...new Set(ids)], false))
      rows.set(keyOf({ kind, thing }), row)
  }
  return rows
}

/** Returns the change of a thing after an edit; undefined if there is none left. */
function merged(
  draftId: string,
  before: ChangeRow | undefined,
  edit: Edit,
  row: Row | undefined
): ChangeRow | undefined {
  const { kind, thing } = edit
  const change = (how: ChangeRow['change'], fields: ChangeRow['fields']): ChangeRow => ({
    draftId,
    kind,
    thing,
    change: how,
    fields,
    row: null,
    number: before?.number ?? 0
  })
  if (edit.change === 'remove') {
    if (before?.change === 'add' || row === undefined) return undefined
    if (!removable.has(kind)) throw badFields({ [`${kind}.id`]: 'choice' })
    const fields = Object.entries(things[kind].fieldsOf(row)).map(([name, from]) => [name, { from, to: null }])
    return change('remove', Object.fromEntries(fields))
  }
  const known = before?.change === 'remove' ? undefined : before
  if (row === undefined) {
    if (known?.change !== 'add' && edit.change !== 'add') throw notFound()
    // The first name of an added brand is that of its products, which get back to it if the brand is dropped.
    const firstOf = (name: string) => {
      const began = kind === 'brand' && name === 'name' ? known?.fields[name] : undefined
      return began ? (began.from ?? began.to) : null
    }
    const added = Object.entries(edit.to).map(([name, to]) => [name, { from: firstOf(name), to }])
    return change('add', { ...known?.fields, ...Object.fromEntries(added) })
  }
  const now = things[kind].fieldsOf(row)
  const fields = { ...known?.fields }
  for (const [name, to] of Object.entries(edit.to)) {
    const began = known?.fields[name]
    const from = began ? began.from : name in edit.from ? edit.from[name] : now[name]
    if (isSame(from, to)) delete fields[name]
    else fields[name] = { from, to }
  }
  return Object.keys(fields).length === 0 ? undefined : change('set', fields)
}

/** The changes that go with an addition when it is dropped: its sizes, and their prices. */
export function withIt({ kind, thing, change }: ChangeRow, all: readonly ChangeRow[]): ChangeRow[] {
  if (change !== 'add') return []
  if (kind === 'product') {
    const sizes = all.filter(({ kind: of, fields }) => of === 'size' && fields['productId']?.to === thing)
    return sizes.flatMap(size => [size, ...withIt(size, all)])
  }
  return kind === 'size' ? all.filter(({ kind: of, thing: id }) => of === 'price' && id.endsWith(`/${thing}`)) : []
}
