import { destination, pino } from 'pino'
import type { Log } from './log.ts'
import type { CallRecord } from '../http/middleware/calls.ts'
import { callId } from './in-call.ts'
import { plainLine } from './plain-line.ts'
import { loggedError, scrubbed } from './scrub.ts'
import type { LogSettings } from './log-settings.ts'

/** The server's log. */
export interface Logger {
  /** Logs information, such as that the server has started. */
  say: (line: string) => void
  /** Logs a warning, or an error if one is given. */
  log: Log
  /** Logs a finished request. */
  call: (record: CallRecord) => void
}

/**
 * Creates the log on standard output. Lines logged during a request have its id, and personal data is removed from
 * every text.
 */
export function createLogger({ level, format }: LogSettings): Logger {
  const out = destination({ dest: 1, sync: true })
  // Failing to write the log, as on a full disk, is no reason to stop selling.
  out.on('error', () => {})
  const into = format === 'json' ? out : { write: (line: string) => void out.write(plainLine(line)) }
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: label => ({ level: label }) },
      mixin: () => {
        const requestId = callId()
        return requestId === undefined ? {} : { requestId }
      }
    },
    into
  )
  return {
    say: line => logger.info(scrubbed(line)),
    log(line, error) {
      if (error === undefined) logger.warn(scrubbed(line))
      else logger.error({ error: loggedError(error) }, scrubbed(line))
    },
    call({ id, method, route, status, ms, bytes }) {
      const fields = { requestId: id, method, route, status, ms: Math.round(ms * 10) / 10, bytes }
      if (status >= 500) logger.warn(fields, 'call')
      else logger.info(fields, 'call')
    }
  }
}
