import type { Database } from './db/types.ts'
import type { Errands } from './errands.ts'
import type { Send } from './mail/send.ts'
import type { Challenge } from './modules/attempts/challenge.ts'
import type { ShoppingLimits } from './modules/attempts/shopping-limits.ts'
import type { CardGateways } from './modules/payments/gateway.ts'

/** Tells the time; tests bring their own. */
export type Clock = () => Date

/** Writes one line about what went wrong inside. */
export type Log = (line: string, error?: unknown) => void

/** Sends a message to all who listen to a channel, such as `order.<id>`. */
export type Publish = (channel: string, message: object) => void

/** All that the modules of the server need from outside. */
export interface Context {
  db: Database
  clock: Clock
  log: Log
  send: Send
  errands: Errands
  /** Tells those who listen to a channel; only what is written for good. */
  publish: Publish
  /** Who takes cards. */
  gateways: CardGateways
  /** How much may be set going before somebody has paid. */
  limits: ShoppingLimits
  /** Who tells people from machines past a soft limit; without one soft limits are hard. */
  challenge?: Challenge | undefined
  /** The bearer token of the store's staff; without one nobody is staff. */
  staffToken?: string | undefined
}
