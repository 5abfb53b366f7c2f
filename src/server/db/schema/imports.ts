import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ImportDetail } from '../../../contract/staff/imports.ts'
import { bytes, key, moment, type Words } from './columns.ts'
import { locations } from './shop.ts'

/** A value of a change, which is the same in all languages or has a text for each. */
export type StoredValue = Words | string | number | boolean | null

/** A change of a product at a store, or of one of its sizes. */
export interface StoredChange {
  kind: ImportDetail['changes'][number]['kind']
  store: string
  product: Words
  size: Words | null
  fields: { name: string; from: StoredValue; to: StoredValue }[]
}

/** A manager's settings: the heading of each field, and the shop's category of each of the list's. */
export interface ImportSettings {
  scope: ImportDetail['scope']
  columns: Record<string, string>
  categories: Record<string, string>
}

/** The changes of a list, as it was checked or applied; sentences are in English. */
export interface ImportResult {
  problem: string | null
  hasStores: boolean
  columns: ImportDetail['columns']
  categories: ImportDetail['categories']
  counts: ImportDetail['counts']
  changes: StoredChange[]
  moreChanges: number
  refused: ImportDetail['refused']
  moreRefused: number
  warnings: { kind: string; count: number; examples: { line: number; text: Words | string }[] }[]
  drops: ImportDetail['drops']
}

/** Lists of products that managers uploaded. */
export const imports = pgTable(
  'imports',
  {
    id: key(),
    /** The store that it was uploaded for. */
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    /** Ids of the stores that it was applied to. */
    stores: jsonb('stores').$type<string[]>().notNull().default([]),
    fileName: text('file_name').notNull(),
    /** The file, compressed; null once it is applied. */
    content: bytes('content'),
    settings: jsonb('settings').$type<ImportSettings>().notNull(),
    state: text('state').$type<ImportDetail['state']>().notNull(),
    mayDrop: boolean('may_drop').notNull().default(false),
    result: jsonb('result').$type<ImportResult>().notNull(),
    /** The rows before and after it, as compressed JSON. */
    undo: bytes('undo'),
    /** What undoing left alone. */
    kept: jsonb('kept').$type<{ changed: number; sold: number }>(),
    memberId: text('member_id'),
    memberName: text('member_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When `result` was last made. */
    checkedAt: moment('checked_at').notNull(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at')
  },
  table => [index('imports_location').on(table.locationId, table.createdAt)]
)
