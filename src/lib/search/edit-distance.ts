/** How many typos a word of that many letters is forgiven: one from 4 letters on, two from 8. */
export const forgiven = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** How far a typed word is from another one, and from the nearest beginning of it, in edits. */
export interface Distance {
  whole: number
  start: number
}

/**
 * The edits that make one word of the other: a letter too many, too few, wrong, or two neighbours swapped, which count
 * one each. More than `most` is told as `Infinity`.
 */
export function distanceOf(typed: string, word: string, most: number): Distance {
  const far: Distance = { whole: Infinity, start: Infinity }
  if (word.length < typed.length - most) return far
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, at) => at)
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
    // A swap reaches back two lines, so one line that is too far does not end it yet.
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

/** Which letters and digits a word has, as bits; two that share a bit only make it look nearer than it is. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** How many different letters of one word the other lacks: each costs at least one edit. */
export function lacking(letters: number, others: number): number {
  let bits = letters & ~others
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}
