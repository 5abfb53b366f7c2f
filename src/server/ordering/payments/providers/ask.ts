import { Unreachable } from './gateway.ts'

/** Timeout of a provider call in milliseconds; shorter than the storefront's own timeout. */
export const PATIENCE = 10_000

/** A provider's response. */
export interface Answer {
  status: number
  text: string
}

/**
 * Sends a request to a provider. Errors contain neither the request nor the response: both may include keys and tokens.
 */
export async function ask(
  who: string,
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  patience = PATIENCE
): Promise<Answer> {
  let answer: Answer
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
    answer = { status: response.status, text: await response.text() }
  } catch {
    throw new Unreachable(`${who} did not answer.`)
  }
  if (answer.status >= 500 || answer.status === 429) throw new Unreachable(`${who} answered ${answer.status}.`)
  return answer
}

/** Parses a response as JSON; undefined if it is invalid. */
export function json({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
