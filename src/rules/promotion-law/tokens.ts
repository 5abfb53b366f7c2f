import { fold } from '../../lib/search/fold.ts'

/**
 * The words of a text in lower case without accents, with a space before and after each; `at` has the range of each in the
 * original. Apostrophes and hyphens part words, and the end of a clause is a word of its own, so that no phrase reaches over it.
 */
export interface Tokens {
  text: string
  at: readonly (readonly [start: number, end: number])[]
}

const token = /[\p{L}\p{N}\p{M}]+|[%$]|[.,!?;:()\n]+/gu

/** Splits a text into words. */
export function tokensOf(text: string): Tokens {
  const words: string[] = []
  const at: [number, number][] = []
  for (const match of text.matchAll(token)) {
    const [word] = match
    // A lone mark folds to nothing.
    const plain = /^[.,!?;:()\n]/.test(word) ? '.' : fold(word).text
    if (plain === '' || plain.includes(' ')) continue
    words.push(plain)
    at.push([match.index, match.index + word.length])
  }
  return { text: ` ${words.join(' ')} `, at }
}
