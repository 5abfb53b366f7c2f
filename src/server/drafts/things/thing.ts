import type { Queries, Transaction } from '../../db/types.ts'

/** A row by the names of its columns. */
export type Row = Record<string, unknown>

/** The fields of a thing by their names, as the contract has them. */
export type Fields = Record<string, unknown>

/** How one kind of thing that drafts change is stored. */
export interface Thing {
  /** Reads the rows of some things by their ids; with `isLocked` they stay as they are until the transaction ends. */
  read: (db: Queries, ids: readonly string[], isLocked: boolean) => Promise<Map<string, Row>>
  /** The fields of a row. */
  fieldsOf: (row: Row) => Fields
  /** Returns a row with new values for some fields. */
  withFields: (row: Row, fields: Fields) => Row
  /** Returns a new row of all fields; undefined if its store is not there. */
  create: (db: Queries, id: string, fields: Fields, now: Date) => Promise<Row | undefined>
  write: (tx: Transaction, rows: readonly Row[], now: Date) => Promise<void>
  remove: (tx: Transaction, rows: readonly Row[]) => Promise<void>
}

/** Returns a value as JSON has it, in which values are compared and stored. */
export const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
