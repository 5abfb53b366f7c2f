import type { GivenOf } from '../../contract/http/endpoint.ts'
import { type DraftKind, draftKinds } from '../../contract/staff/draft-fields.ts'
import type { Draft, DraftChange, readDraft } from '../../contract/staff/drafts.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { type Compared, compare, isBlocked } from './compare.ts'
import { labelsOf } from './labels.ts'
import { findingsIn } from './law/findings.ts'
import { viewFindings } from './law/want-reason.ts'
import { type ChangeRow, changesOf, type DraftRow, findDraft, listDrafts } from './records.ts'
import { mayDraft } from './rights.ts'
import { placeOf } from './things/prices.ts'

/** Number of changes that a reply lists. */
const MOST = 1000

type Member = Pick<StaffMember, 'id' | 'name' | 'rights' | 'locations'>

const kindsIn = (counts: Partial<Record<DraftKind, number>>): Draft['kinds'] =>
  draftKinds.flatMap(kind => (counts[kind] ? [{ kind, count: counts[kind] }] : []))

const countKinds = (changes: readonly ChangeRow[]): Draft['kinds'] => {
  const counts: Partial<Record<DraftKind, number>> = {}
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1
  return kindsIn(counts)
}

function viewHead(row: DraftRow, member: Member, kinds: Draft['kinds'], conflicts: number): Draft {
  const { id, name, state, memberId, memberName, createdAt, publishAt, publishedAt, publishedBy, undoneAt } = row
  return {
    id,
    name,
    state,
    by: memberName,
    // Members named in the settings have no id.
    isMine: memberId === member.id && memberName === member.name,
    at: createdAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedBy,
    undoneAt: undoneAt?.toISOString() ?? null,
    stuckFor: state === 'stuck' ? row.stuckFor : null,
    changes: kinds.reduce((sum, { count }) => sum + count, 0),
    conflicts,
    kinds,
    canUndo: state === 'published' && mayDraft(member),
    reason: row.reason ?? ''
  }
}

const isFinished = ({ publishedAt }: DraftRow): boolean => publishedAt !== null

/** Returns the drafts, each with its conflicts. */
export async function viewDrafts(db: Queries, member: Member): Promise<Draft[]> {
  const views: Draft[] = []
  for (const { row, counts } of await listDrafts(db)) {
    const blocked = isFinished(row) ? [] : (await compare(db, await changesOf(db, row.id))).filter(isBlocked)
    views.push(viewHead(row, member, kindsIn(counts ?? {}), blocked.length))
  }
  return views
}

/** Returns a draft with its changes. */
export async function viewDraft(
  db: Queries,
  id: string,
  member: Member,
  { language, now }: { language: Language; now: Date }
): Promise<GivenOf<typeof readDraft>> {
  const row = await findDraft(db, id)
  const changes = await changesOf(db, id)
  const compared = await comparedFor(db, row, changes)
  // Conflicts come first, since they have to be settled.
  const inOrder = [...compared.filter(isBlocked), ...compared.filter(one => !isBlocked(one))]
  const shown = inOrder.slice(0, MOST)
  const labels = await labelsOf(db, shown)
  const isKept = isFinished(row) || row.state === 'scheduled'
  const findings = isKept ? (row.findings ?? []) : await findingsIn(db, compared, now)
  return {
    ...viewHead(row, member, countKinds(changes), compared.filter(isBlocked).length),
    list: shown.map((one, at) => viewChange(one, labels[at]?.words[language] ?? '', labels[at]?.product ?? null)),
    more: compared.length - shown.length,
    findings: viewFindings(findings, language)
  }
}

/** A published draft is the past, whatever has changed since. */
async function comparedFor(db: Queries, row: DraftRow, changes: readonly ChangeRow[]): Promise<Compared[]> {
  const compared = await compare(db, changes)
  return isFinished(row) ? compared.map(one => ({ ...one, conflicts: new Map(), isGone: false })) : compared
}

function viewChange({ change, conflicts, isGone }: Compared, label: string, product: string | null): DraftChange {
  const { kind, thing, change: how, fields } = change
  return {
    kind,
    id: thing,
    change: how,
    label,
    store: kind === 'price' || kind === 'zone' ? placeOf(thing).store : null,
    product,
    fields: Object.entries(fields).map(([name, { from, to }]) => ({
      name,
      from,
      to,
      ...(conflicts.has(name) && { now: conflicts.get(name) })
    })),
    isGone
  }
}
