import type { Language } from '../../http/request/language.ts'
import type { Letter, LetterPart, LetterRow } from './letter.ts'

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
      return `${part.label}${colon.trimEnd()}\n${part.lines.map(line => (typeof line === 'string' ? line : line.text)).join('\n')}`
    case 'table':
      return part.rows.map(row => rowText(row, colon)).join('\n')
  }
}

const rowText = ({ name, details = [], amount }: LetterRow, colon: string): string =>
  `${[name, ...details].join(', ')}${colon}${amount}`
