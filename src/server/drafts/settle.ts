import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { dropChanges, settleDraft } from '../../contract/staff/drafts.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { draftChanges } from '../db/schema.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { eq } from 'drizzle-orm'
import { compare } from './compare.ts'
import { withoutRenames } from './drop-renames.ts'
import { NotTheirs, withIt } from './edit.ts'
import { type ChangeRow, changesOf, holdOpen, keyOf, removeChanges, saveChanges } from './records.ts'
import { mayChange } from './rights.ts'

/** True of a change that changes nothing any more. */
const isEmpty = ({ change, fields }: ChangeRow): boolean => change === 'set' && Object.keys(fields).length === 0

/** Settles conflicts of an open draft: fields keep the draft's value, or leave it for the one that was published since. */
export async function settle(
  { db }: Pick<Context, 'db'>,
  member: StaffMember,
  id: string,
  { fields }: BodyOf<typeof settleDraft>
): Promise<void> {
  await transaction(db, async tx => {
    await holdOpen(tx, id)
    const named = fields.map(({ kind, id: thing }) => ({ kind, thing }))
    const compared = await compare(tx, await changesOf(tx, id, named))
    if (!mayChange(member, compared)) throw new NotTheirs(compared)
    const takes = new Map(fields.map(({ kind, id: thing, name, take }) => [`${keyOf({ kind, thing })} ${name}`, take]))
    const settled = compared.map(({ change, conflicts }): ChangeRow => {
      const left = Object.entries(change.fields).flatMap(([name, { from, to }]) => {
        const take = takes.get(`${keyOf(change)} ${name}`)
        if (take === 'theirs') return []
        return [[name, { from: take === 'mine' && conflicts.has(name) ? conflicts.get(name) : from, to }] as const]
      })
      return { ...change, fields: Object.fromEntries(left) }
    })
    await removeChanges(tx, id, settled.filter(isEmpty))
    await saveChanges(
      tx,
      id,
      settled
        .filter(change => !isEmpty(change))
        .map(({ kind, thing, change, fields: left }) => ({ kind, thing, change, fields: left }))
    )
  })
}

/** Takes the changes of some things out of an open draft, all without a list; sizes and prices go with their product, and the new name of a brand leaves its products and offers. */
export async function drop(
  { db }: Pick<Context, 'db'>,
  member: StaffMember,
  id: string,
  { changes }: BodyOf<typeof dropChanges>
): Promise<void> {
  await transaction(db, async tx => {
    await holdOpen(tx, id)
    const all = await changesOf(tx, id)
    const keys = new Set(changes.map(({ kind, id: thing }) => keyOf({ kind, thing })))
    const named = keys.size === 0 ? all : all.filter(change => keys.has(keyOf(change)))
    const gone = [...named, ...named.flatMap(change => withIt(change, all))]
    const renamed = withoutRenames(gone, all)
    const compared = await compare(tx, [...gone, ...renamed])
    if (!mayChange(member, compared)) throw new NotTheirs(compared)
    await saveChanges(
      tx,
      id,
      renamed.filter(change => !isEmpty(change))
    )
    await removeChanges(tx, id, renamed.filter(isEmpty))
    if (keys.size === 0) await tx.delete(draftChanges).where(eq(draftChanges.draftId, id))
    else await removeChanges(tx, id, gone)
  })
}
