import type { carts } from '../../db/schema.ts'

/** A cart as it is kept. */
export type CartRow = typeof carts.$inferSelect
