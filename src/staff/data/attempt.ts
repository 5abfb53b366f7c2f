import { say } from '../staff-words.ts'
import { Refused } from './call.ts'
import { expire } from './session.ts'
import { toast } from './toasts.ts'

/** Returns the sentence for a refusal. */
export function sentenceOf(error: Refused): string {
  if (error.status === 429) return say('tooMany')
  return error.message || say('failed')
}

/** Runs work; a refusal becomes a notice, an invalid token returns to the sign-in form. Returns whether it succeeded. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 401) expire()
    else toast(sentenceOf(error), { tone: 'bad' })
    return false
  }
}
