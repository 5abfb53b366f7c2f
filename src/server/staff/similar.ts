/** Returns a text in lower case without accents, as the words that are compared. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.%]+/u)
    .map(word => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean)

/** Mistakes that are forgiven: none in short words and numbers, one from four letters on, two from eight. */
const forgiven = (word: string): number => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Returns whether a typed word is the beginning of another one, up to a few wrong, missing or swapped letters. */
export function isSimilar(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true
  const most = forgiven(typed)
  if (most === 0) return false
  // A prefix of any length near that of the typed word may be meant.
  const rows = distances(typed, word.slice(0, typed.length + most))
  return Math.min(...rows) <= most
}

/** The edit distances of a word to each beginning of another one, a swap of neighbours counted once. */
function distances(typed: string, word: string): number[] {
  let [before, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const change = (last[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1)
      let least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last
}
