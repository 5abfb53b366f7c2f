import { withoutValues } from '../http/middleware/failures.ts'

/** Patterns of data that must not be logged, with their replacements. */
const secrets: readonly [RegExp, string][] = [
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+/gu, '…'],
  [/\bBearer +\S+/gi, 'Bearer …'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '…'],
  [/\b[0-9a-f]{24,}\b/gi, '…'],
  [/\+\d[\d\s().-]{7,}\d/g, '…'],
  [/\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '…'],
  // Postgres repeats values that it can't parse.
  [/(invalid input (?:syntax|value) for [^:"]+(?:"[^"]*")?: )"[^"]*"/g, '$1…']
]

/** Removes email addresses, phone numbers, tokens, credentials in URLs, and ids that grant access. */
export const scrubbed = (text: string): string =>
  secrets.reduce((rest, [pattern, left]) => rest.replace(pattern, left), text)

/** A logged error. */
export interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggedError
}

/** Number of nested causes that are logged. */
const DEPTH = 3

/**
 * Returns the safe parts of an error: its type, message, code and stack. Other properties are dropped, because drivers
 * put values there.
 */
export function loggedError(error: unknown, depth = DEPTH): LoggedError {
  const safe = withoutValues(error)
  if (!(safe instanceof Error)) return { type: typeof safe, message: scrubbed(String(safe)) }
  const { name, message, stack, cause } = safe
  const code = 'code' in safe && typeof safe.code === 'string' ? safe.code : undefined
  return {
    type: name,
    message: scrubbed(message),
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack: scrubbed(stack) }),
    ...(cause !== undefined && depth > 0 && { cause: loggedError(cause, depth - 1) })
  }
}
