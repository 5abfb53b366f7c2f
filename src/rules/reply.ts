/** A parsed API response: its message, and whether it was a success (SPEC A6). */
export type Reading = { ok: true; message: string } | { ok: false; message: string }

type Parts = Record<string, unknown>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

const part = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isParts(inner) ? inner[name] : undefined), value)

const firstText = (...candidates: unknown[]): string | undefined =>
  candidates.find((candidate): candidate is string => typeof candidate === 'string')

const capitalised = (text: string): string => text.replace(/(^|\s)(\S)/g, (_, gap, first) => gap + first.toUpperCase())

/** The error messages for responses without one (SPEC A6). */
export const fallbackMessages = {
  later: 'Please try again later',
  empty: 'Something went wrong, please try again later.'
}

/**
 * Parses a response. Status 200 or 201 is success, and the message is `msg` or `message`, capitalised word by word if
 * the payload has a token. Anything else is an error: `message`, then `response.data.msg`, then
 * `response.data.message`, else a fallback (SPEC A6).
 */
export function readReply(status: number, data: unknown): Reading {
  if (status === 200 || status === 201) {
    const message = firstText(part(data, 'msg'), part(data, 'message')) ?? ''
    return { ok: true, message: part(data, 'payload', 'token') ? capitalised(message) : message }
  }
  const message =
    firstText(
      part(data, 'message'),
      part(data, 'response', 'data', 'msg'),
      part(data, 'response', 'data', 'message')
    ) ?? fallbackMessages.later
  return { ok: false, message: message.trim() || fallbackMessages.empty }
}
