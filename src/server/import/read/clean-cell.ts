import { decodeHTMLStrict } from 'entities'
import { readableText } from '../../../contract/typed/line.ts'
import { repair } from './repair.ts'

/** A cell's text on one line, and the state of its characters. */
export interface CleanCell {
  text: string
  state: 'clean' | 'repaired' | 'stray'
}

/**
 * Cleans a cell of a list: repairs its characters, decodes HTML entities once (`&amp;eacute;` becomes `&eacute;`), and
 * drops what isn't visible. An entity without its semicolon stays, since `&` is also part of names.
 */
export function cleanCell(cell: string): CleanCell {
  const { text, state } = repair(cell)
  const spaced = decodeHTMLStrict(text).replace(/(?:[^\S\uFEFF]|\u0085)+/g, ' ')
  const clean = readableText(spaced.replace(/[\p{Cc}\p{Cs}]/gu, ''))
  const isStray = state === 'stray' || /[\p{Cc}\p{Cs}]/u.test(spaced)
  return { text: clean, state: isStray ? 'stray' : state }
}
