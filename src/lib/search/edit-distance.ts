import { times } from '../lists.ts'

/** Returns how many typos are forgiven in a word of this length: one from 4 letters, two from 8. */
export const forgiven = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** The edit distances of a typed word to another word and to its nearest prefix. */
export interface Distance {
  whole: number
  start: number
}

/**
 * Returns the edit distances of two words. Insertions, deletions, substitutions and swaps of neighbours count one each;
 * more than `most` is `Infinity`.
 */
export function distanceOf(typed: string, word: string, most: number): Distance {
  const width = Math.min(word.length, typed.length + most)
  let above = times(width + 1, at => at)
  let before = above
  let start = 0
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    const line = [row]
    start = row
    for (let at = 1; at <= width; at++) {
      const same = letter === word.charCodeAt(at - 1)
      let cost = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (same ? 0 : 1))
      // Before the first letter of a word is `NaN`, which equals nothing.
      if (letter === word.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === word.charCodeAt(at - 1))
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      line.push(cost)
      start = Math.min(start, cost)
    }
    // Further letters can't cost less, even in a swap: the row before is at most one better.
    if (start > most) return { whole: Infinity, start: Infinity }
    before = above
    above = line
  }
  const whole = above[word.length] ?? Infinity
  return { whole: whole <= most ? whole : Infinity, start }
}

/** Returns the letters and digits of a word as bits. Collisions only make words look more similar than they are. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Returns how many distinct letters of one word are missing in the other: each costs at least one edit. */
export function lacking(letters: number, others: number): number {
  let bits = letters & ~others
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}
