/** The characters of Windows-1252 at 0x80 to 0x9F; a blank is an undefined byte. */
export const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const strict = new TextDecoder('utf-8', { fatal: true })

/** A text, and the result of the repair. */
export interface Repaired {
  text: string
  state: 'clean' | 'repaired' | 'stray'
}

/**
 * Repairs UTF-8 that was misread as Windows-1252 (`â€™` for `’`), but only if every non-ASCII run of the text is such a
 * sequence; a text that looks garbled but can't be repaired safely is left as it is and called stray.
 */
export function repair(text: string): Repaired {
  const runs = text.match(/\P{ASCII}+/gu)
  if (runs === null) return { text, state: 'clean' }
  const decoded = runs.map(decode)
  if (decoded.every(run => run !== undefined)) {
    let at = 0
    return { text: text.replace(/\P{ASCII}+/gu, () => decoded[at++] ?? ''), state: 'repaired' }
  }
  const isSpoilt = /\uFFFD|[\u0080-\u009F]|[ÂÃâ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)
  return { text, state: isSpoilt ? 'stray' : 'clean' }
}

function decode(run: string): string | undefined {
  const bytes: number[] = []
  for (const character of run) {
    const code = character.codePointAt(0) ?? 0
    const place = character === ' ' ? -1 : high.indexOf(character)
    if (code <= 0xff) bytes.push(code)
    else if (place >= 0) bytes.push(0x80 + place)
    else return undefined
  }
  try {
    return strict.decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
