import { draftKinds } from '../../contract/staff/draft-fields.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { type Compared, valuesOf } from './compare.ts'
import type { Row } from './things/thing.ts'
import { things } from './things/things.ts'

/** The rows of a draft's changes, as they are to be. */
export interface Outcome {
  compared: Compared
  /** Undefined for a thing that is removed, or belongs to one that is gone. */
  row: Row | undefined
}

/** Returns the rows of some changes as they are to be; a draft's value goes before one that was published since. */
export async function outcomesOf(db: Queries, compared: readonly Compared[], now: Date): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of compared) outcomes.push({ compared: one, row: await rowOf(db, one, now) })
  return outcomes
}

async function rowOf(db: Queries, { change, row }: Compared, now: Date): Promise<Row | undefined> {
  const thing = things[change.kind]
  if (change.change === 'remove') return undefined
  if (row !== undefined) return thing.withFields(row, valuesOf(change))
  return change.change === 'add' ? thing.create(db, change.thing, valuesOf(change), now) : undefined
}

/** Writes the outcomes of a draft: each kind after those that it refers to, and removals in the end. */
export async function writeOutcomes(tx: Transaction, outcomes: readonly Outcome[], now: Date): Promise<void> {
  for (const kind of draftKinds) {
    const ofKind = outcomes.filter(({ compared }) => compared.change.kind === kind)
    await things[kind].write(
      tx,
      ofKind.flatMap(({ row }) => (row ? [row] : [])),
      now
    )
  }
  for (const kind of [...draftKinds].toReversed()) {
    const removed = outcomes.filter(({ compared: { change } }) => change.kind === kind && change.change === 'remove')
    await things[kind].remove(
      tx,
      removed.flatMap(({ compared: { row } }) => (row ? [row] : []))
    )
  }
}
