import { isDeepStrictEqual } from 'node:util'
import { draftKinds } from '../../contract/staff/draft-fields.ts'
import type { Queries } from '../db/types.ts'
import type { ChangeRow } from './records.ts'
import { type Fields, plain, type Row } from './things/thing.ts'
import { things } from './things/things.ts'

/** A change with the row that it is on; undefined if there is none. */
export interface Compared {
  change: ChangeRow
  row: Row | undefined
  /** The fields that were changed since, with their value of now. */
  conflicts: ReadonlyMap<string, unknown>
  /** True if the thing was removed since. */
  isGone: boolean
}

/** Reads the things of some changes, kind after kind, and compares them with the values from before. */
export async function compare(db: Queries, changes: readonly ChangeRow[], isLocked = false): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const kind of draftKinds) {
    const some = changes.filter(change => change.kind === kind)
    if (some.length === 0) continue
    const rows = await things[kind].read(
      db,
      some.map(({ thing }) => thing),
      isLocked
    )
    compared.push(...some.map(change => comparedWith(change, rows.get(change.thing))))
  }
  return compared
}

function comparedWith(change: ChangeRow, row: Row | undefined): Compared {
  const isSet = change.change === 'set'
  if (row === undefined || !isSet) return { change, row, conflicts: new Map(), isGone: isSet && row === undefined }
  const now = things[change.kind].fieldsOf(row)
  const conflicts = Object.entries(change.fields).flatMap(([name, { from, to }]): [string, unknown][] =>
    isSame(now[name], from) || isSame(now[name], to) ? [] : [[name, now[name]]]
  )
  return { change, row, conflicts: new Map(conflicts), isGone: false }
}

/** Compares values as JSON has them. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b))

/** The new values of a change's fields. */
export const valuesOf = ({ fields }: Pick<ChangeRow, 'fields'>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { to }]) => [name, to]))

/** True if something is in the way of a change. */
export const isBlocked = ({ conflicts, isGone }: Compared): boolean => isGone || conflicts.size > 0
