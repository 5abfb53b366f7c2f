/**
 * A text without accents and capitals; `at` has the position of each letter in the original, and finally its length.
 */
export interface Folded {
  text: string
  at: number[]
}

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Folds a letter. Apostrophes are removed, because few people type them. */
function plainOf(letter: string): string {
  if (letter === '’' || letter === "'") return ''
  if (letter < '\u0080') return letter.toLowerCase()
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ligatures[bare] ?? bare
}

/** Folds a text, so that `Érable` equals `erable`; each folded letter keeps its position in the original. */
export function fold(text: string): Folded {
  let folded = ''
  const at: number[] = []
  let from = 0
  for (const letter of text) {
    const plain = plainOf(letter)
    for (let count = 0; count < plain.length; count++) at.push(from)
    folded += plain
    from += letter.length
  }
  at.push(from)
  return { text: folded, at }
}

/** A range of the original text: start inclusive, end exclusive. */
export type Range = readonly [start: number, end: number]

/** Converts a range of the folded text into one of the original; accented letters and ligatures are never split. */
export function originalRange({ at }: Folded, start: number, end: number): Range {
  const last = at[end - 1] ?? 0
  let next = end
  while ((at[next] ?? Infinity) <= last) next++
  return [at[start] ?? 0, at[next] ?? last]
}
