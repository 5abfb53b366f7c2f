import type { Database } from './db/types.ts'
import type { Errands } from './errands.ts'
import type { Send } from './mail/send.ts'
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
  /** The bearer token of the store's staff; without one nobody is staff. */
  staffToken?: string | undefined
}
