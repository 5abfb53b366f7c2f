import type { LoggedError } from './scrub.ts'

interface Entry {
  level: string
  time: string
  msg: string
  error?: LoggedError
  requestId?: string
  method?: string
  route?: string
  status?: number
  ms?: number
}

/** Formats a log line for people: the time, the level, the message, and an error's stack below. */
export function plainLine(json: string): string {
  const { level, time, msg, error, requestId, method, route, status, ms } = JSON.parse(json) as Entry
  const what = method === undefined ? msg : `${method} ${route} ${status} ${ms} ms`
  const id = requestId === undefined ? '' : ` [${requestId}]`
  const stack = error === undefined ? '' : `\n${error.stack ?? `${error.type}: ${error.message}`}`
  return `${time.slice(11, 19)} ${level} ${what}${id}${stack}\n`
}
