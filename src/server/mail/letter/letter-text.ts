import type { Language } from '../../http/request/language.ts'
import type { Letter, LetterLine, LetterPart, LetterRow } from './letter.ts'

const colons: Record<Language, string> = { en: ': ', fr: '\u00a0: ' }

/** Writes a letter as plain text, with an empty line between its parts. */
export const letterText = ({ parts }: Letter, language: Language): string =>
  parts.map(part => partText(part, colons[language])).join('\n\n')

function partText(part: LetterPart, colon: string): string {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'link':
      return `${part.label}${colon.trimEnd()}\n\n${part.url}`
    case 'code':
      return `${part.label}${colon}${part.code}`
    case 'block':
      return `${part.label}${colon.trimEnd()}\n${part.lines.map(line => lineText(line, colon)).join('\n')}`
    case 'table':
      return part.rows.map(row => rowText(row, colon)).join('\n')
  }
}

/** Writes a line with its address, unless that only repeats it, as a phone number's does. */
function lineText(line: LetterLine, colon: string): string {
  if (typeof line === 'string') return line
  return /^https?:/.test(line.url) ? `${line.text}${colon}${line.url}` : line.text
}

const rowText = ({ name, details = [], amount }: LetterRow, colon: string): string =>
  `${[name, ...details].join(', ')}${colon}${amount}`
