import { doublePrecision, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { LoadPoint } from '../../../rules/time/promise/load-curve.ts'
import type { OrderSize } from '../../../rules/time/promise/work.ts'
import { moment } from './columns.ts'
import { locations } from './shop.ts'

/** How long a store's orders take, learned from its own: by the open work, and compared with that at all hours. */
export const readyTimes = pgTable('ready_times', {
  locationId: text('location_id')
    .primaryKey()
    .references(() => locations.id, { onDelete: 'cascade' }),
  learnedAt: moment('learned_at').notNull(),
  /** Orders it was learned from; 0 if they were too few, and then nothing else counts. */
  orders: integer('orders').notNull(),
  curve: jsonb('curve').$type<LoadPoint[]>().notNull(),
  low: doublePrecision('low').notNull(),
  high: doublePrecision('high').notNull()
})

/** The same for an hour of the week and a size of order. */
export const readyHours = pgTable(
  'ready_hours',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => readyTimes.locationId, { onDelete: 'cascade' }),
    /** From Sunday 0 h (0) to Saturday 23 h (167), by the store's clocks. */
    hour: smallint('hour').notNull(),
    size: text('size').$type<OrderSize>().notNull(),
    low: doublePrecision('low').notNull(),
    high: doublePrecision('high').notNull(),
    count: integer('count').notNull()
  },
  table => [primaryKey({ columns: [table.locationId, table.hour, table.size] })]
)
