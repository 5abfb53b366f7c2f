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
  const far: Distance = { whole: Infinity, start: Infinity }
  if (word.length < typed.length - most) return far
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let above = times(width + 1, at => at)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let least = row
    for (let at = 1; at <= width; at++) {
      const same = typed[row - 1] === word[at - 1]
      let cost = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      line.push(cost)
      if (cost < least) least = cost
    }
    // A swap looks back two rows, so a single row over the limit isn't final yet.
    if (least > most && Math.min(...above) > most) return far
    before = above
    above = line
  }
  const within = (edits: number) => (edits <= most ? edits : Infinity)
  return {
    whole: within(word.length <= width ? (above[word.length] ?? Infinity) : Infinity),
    start: within(Math.min(...above.slice(1)))
  }
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
