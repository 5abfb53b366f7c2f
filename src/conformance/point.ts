import type { Shop } from './shop.ts'

/** A requirement of the contract, stated by its name. */
export interface Point {
  name: string
  check: (shop: Shop) => Promise<void>
}

/** A group of related checks. */
export interface Area {
  name: string
  points: Point[]
}
