import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** What a password is made of by those who know its owner. */
export interface Owner {
  firstName: string
  lastName: string
  email: string
}

/** Judging takes longer than it is worth beyond that; whoever typed so much is no easy guess for what follows. */
const judged = 48

let judge: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password can be guessed in few tries: it is among the 49,000 that breaches brought up most often, or made of
 * them, of names, keyboard rows, dates or repeats (zxcvbn, scores 0 to 2; NIST SP 800-63B, 5.1.1.2).
 */
export async function isGuessable(password: string, { firstName, lastName, email }: Owner): Promise<boolean> {
  const zxcvbn = await (judge ??= makeJudge())
  const inputs = [firstName, lastName, ...email.split(/[@.]/), email, 'storefront']
  return zxcvbn.check(password.slice(0, judged), inputs).score < 3
}

// Loaded when first asked: most servers that start, in tests above all, are never told a new password.
async function makeJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common')
  ])
  return new Factory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 4 })
}
