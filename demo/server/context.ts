import type { Database } from './db/types.ts'

/** Tells the time; tests bring their own. */
export type Clock = () => Date

/** What a picture of a product is drawn from. */
export interface Drawable {
  slug: string
  name: string
  brand: string
  form: string
  strain: string | null
  size: string
}

/** Draws a product as SVG text. */
export type DrawProduct = (product: Drawable) => string

/** Writes one line about what went wrong inside. */
export type Log = (line: string, error?: unknown) => void

/** All that the modules of the server need from outside. */
export interface Context {
  db: Database
  clock: Clock
  log: Log
}
