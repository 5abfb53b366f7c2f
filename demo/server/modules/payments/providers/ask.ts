import { Unreachable } from './gateway.ts'

/** How long a provider is waited for, in milliseconds; less than the storefront waits for us. */
export const PATIENCE = 10_000

/** A provider's answer: its status, and the text of it. */
export interface Answer {
  status: number
  text: string
}

/** Sends a request to a provider. What it was sent and what it answered is in no error: both may name keys and tokens. */
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

/** Reads an answer as JSON; undefined where it is none. */
export function json({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
