import type { Shop } from './shop.ts'

/** One thing that a back end has to do; its name is a sentence that says what. */
export interface Point {
  name: string
  check: (shop: Shop) => Promise<void>
}

/** Points that belong together. */
export interface Area {
  name: string
  points: Point[]
}
