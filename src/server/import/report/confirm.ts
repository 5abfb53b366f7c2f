import { createInterface } from 'node:readline/promises'
import type { Output } from './progress.ts'

/** The input of a process, which may be a terminal. */
export type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/** Asks a question on the terminal; returns undefined if there is none. An end of the input is a no. */
export async function confirm(
  question: string,
  input: Input | undefined,
  output: Output
): Promise<boolean | undefined> {
  if (!input?.isTTY || !output.isTTY) return undefined
  const lines = createInterface({ input, output })
  try {
    const ended = new Promise<string>(resolve => lines.once('close', () => resolve('')))
    const answer = await Promise.race([lines.question(question), ended])
    return /^(?:y|yes|o|oui)$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
