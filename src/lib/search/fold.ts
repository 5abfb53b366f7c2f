/** A text without accents and capitals; `at` says where each of its letters stood in the original, and where that ended. */
export interface Folded {
  text: string
  at: number[]
}

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** One letter folded; an apostrophe within a word is left out, for few type it. */
function plainOf(letter: string): string {
  if (letter === '’' || letter === "'") return ''
  if (letter < '\u0080') return letter.toLowerCase()
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ligatures[bare] ?? bare
}

/** Folds a text, so that `Érable` and `erable` are one; each folded letter keeps its place in the original. */
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

/** A part of an original text, from its first letter up to where it ends. */
export type Range = readonly [start: number, end: number]

/** The part of the original that a part of the folded text stands for; a letter with its accents, or a ligature, is never split. */
export function originalRange({ at }: Folded, start: number, end: number): Range {
  const last = at[end - 1] ?? 0
  let next = end
  while ((at[next] ?? Infinity) <= last) next++
  return [at[start] ?? 0, at[next] ?? last]
}
