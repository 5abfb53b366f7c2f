import { hasTimedOut } from './postgres-transaction.ts'
import { Overloaded } from './semaphore.ts'
import { postgresCode } from './transaction.ts'

/** Codes of an error after which the same call may well succeed later: no connection, no memory, a lock or time that ran out, a server that stops. */
const passing =
  /^(08...|53...|57P0.|57014|55P03|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)$/

/** What the driver says of a lost connection, which bears no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error says that the database could not be had, or was too busy, and nothing about the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Overloaded || hasTimedOut(error) || lost.test(error.message)) return true
  return passing.test(postgresCode(error) ?? '') || isUnavailable(error.cause)
}
