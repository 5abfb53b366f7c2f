import { withoutValues } from '../http/middleware/failures.ts'

/** What must not be kept in a log, wherever it stands in a text: each pattern with what is left of it. */
const secrets: readonly [RegExp, string][] = [
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…'],
  [/\bBearer +\S+/gi, 'Bearer …'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '…'],
  [/\b[0-9a-f]{24,}\b/gi, '…'],
  [/\+\d[\d\s().-]{7,}\d/g, '…'],
  [/\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '…'],
  // Postgres repeats the value that it can't read.
  [/(invalid input (?:syntax|value) for [^:"]+(?:"[^"]*")?: )"[^"]*"/g, '$1…']
]

/** A text without e-mail addresses, phone numbers, tokens, passwords in addresses, and ids that open something. */
export const scrubbed = (text: string): string =>
  secrets.reduce((rest, [pattern, left]) => rest.replace(pattern, left), text)

/** An error as it is logged. */
export interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggedError
}

/** How many causes of an error are logged. */
const DEPTH = 3

/** What of an error may be logged: its kind, message, code and stack, and no other properties, for drivers put values there. */
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
