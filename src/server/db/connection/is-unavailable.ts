import { hasTimedOut } from './postgres-transaction.ts'
import { Overloaded } from './semaphore.ts'
import { postgresCode } from './transaction.ts'

/**
 * Error codes after which a retry may succeed: no connection, out of memory, a lock or statement timeout, a server
 * shutting down or taking no writes.
 */
const passing =
  /^(08...|53...|57P0.|57014|55P03|40001|40P01|25006|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ERR_STREAM_DESTROYED|ERR_STREAM_WRITE_AFTER_END)$/

/** The driver's messages for a connection that was lost, or is out of step after a crash of the database; they have no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Received unexpected \w+ message)/

/** True if the database was unreachable or too busy; false if the error is about the query itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Overloaded || hasTimedOut(error) || lost.test(error.message)) return true
  return passing.test(postgresCode(error) ?? '') || isUnavailable(error.cause)
}
