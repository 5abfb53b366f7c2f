import { fold, originalRange, type Range } from './fold.ts'

/** A folded word, with its range in the original text. */
export interface Word {
  text: string
  /** Converts a range of its letters into a range of the original text. */
  part(start: number, end: number): Range
}

/** Splits a text into words: runs of letters and digits. */
export function wordsOf(text: string): Word[] {
  const folded = fold(text)
  return [...folded.text.matchAll(/[\p{L}\p{N}]+/gu)].map(match => ({
    text: match[0],
    part: (start, end) => originalRange(folded, match.index + start, match.index + end)
  }))
}

/** Combines neighbouring words, because `preroll` means `pre-roll`. */
export function pairsOf(words: readonly Word[]): Word[] {
  return words.slice(1).map((second, at) => {
    const first = words[at] ?? second
    const length = first.text.length
    return {
      text: first.text + second.text,
      part(start, end) {
        const [from] = start < length ? first.part(start, length) : second.part(start - length, end - length)
        const [, to] = end > length ? second.part(0, end - length) : first.part(0, end)
        return [from, to]
      }
    }
  })
}

/** Stop words, in English and in French. */
const little = new Set('a and by for in of the with au aux avec d de des du en et l la le les un une'.split(' '))

/** Returns the distinct folded words of a query; stop words are dropped unless there are no others. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query).map(({ text }) => text))]
  const telling = words.filter(word => !little.has(word))
  return telling.length > 0 ? telling : words
}
