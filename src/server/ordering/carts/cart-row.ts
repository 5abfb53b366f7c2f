import type { carts } from '../../db/schema.ts'

/** A stored cart. */
export type CartRow = typeof carts.$inferSelect
