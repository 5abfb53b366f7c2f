import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Personal data that a guessable password may contain. */
export interface Owner {
  firstName: string
  lastName: string
  email: string
}

/** Characters that are checked: longer passwords would take too long to check, and are hard to guess anyway. */
const judged = 48

let judge: Promise<ZxcvbnFactory> | undefined

/**
 * Returns whether a password can be guessed in few attempts: it is among the 49,000 most common in breaches, or made of
 * them, of names, keyboard rows, dates or repeats (zxcvbn, scores 0 to 2; NIST SP 800-63B, 5.1.1.2).
 */
export async function isGuessable(password: string, { firstName, lastName, email }: Owner): Promise<boolean> {
  const zxcvbn = await (judge ??= makeJudge())
  const inputs = [firstName, lastName, ...email.split(/[@.]/), email, 'storefront']
  return zxcvbn.check(password.slice(0, judged), inputs).score < 3
}

// Loaded lazily: most server starts, above all in tests, never check a new password.
async function makeJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common')
  ])
  return new Factory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 4 })
}
