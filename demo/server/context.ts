import type { Database } from './db/types.ts'
import type { Errands } from './errands.ts'
import type { Send } from './mail/send.ts'

/** Tells the time; tests bring their own. */
export type Clock = () => Date

/** Writes one line about what went wrong inside. */
export type Log = (line: string, error?: unknown) => void

/** All that the modules of the server need from outside. */
export interface Context {
  db: Database
  clock: Clock
  log: Log
  send: Send
  errands: Errands
}
