/** A row of a table: a name, further words, and an amount. */
export interface LetterRow {
  name: string
  details?: string[]
  amount: string
  isTotal?: boolean
}

/** A line of an address block, or one that links somewhere. */
export type LetterLine = string | { text: string; url: string }

/** A part of a letter: a paragraph, a link to follow, a code to show, a labelled block of lines, or a table. */
export type LetterPart =
  | string
  | { kind: 'link'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'block'; label: string; lines: LetterLine[] }
  | { kind: 'table'; rows: LetterRow[] }

/** An email or text before it is written out; a text has paragraphs only. */
export interface Letter {
  subject: string
  parts: LetterPart[]
}
