import { type Column, getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { CopyKind } from './kinds.ts'

/** The columns of a kind in a copy: without those left out, and without those that the database computes. */
export function columnsOf({ table, leftOut = {} }: CopyKind): Column[] {
  return Object.values<Column>(getTableColumns(table)).filter(
    ({ name, generated }) => !(name in leftOut) && generated === undefined
  )
}

/** The names of the primary key's columns. */
export function keyOf({ table }: CopyKind): string[] {
  const { primaryKeys, columns } = getTableConfig(table)
  const [composed] = primaryKeys
  return (composed?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
}

/** The names of the columns that number themselves. */
export const numberedOf = (kind: CopyKind): string[] =>
  columnsOf(kind)
    .filter(({ generatedIdentity }) => generatedIdentity !== undefined)
    .map(({ name }) => name)
