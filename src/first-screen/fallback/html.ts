/** Markup, as opposed to text that still has to be escaped. */
export interface Html {
  isMarkup: true
  text: string
}

type Part = Html | readonly Html[] | string | undefined

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escaped(part)
  return 'text' in part ? part.text : part.map(piece => piece.text).join('')
}

/** Takes a text for markup as it is. */
export const trusted = (text: string): Html => ({ isMarkup: true, text })

/** Writes markup; texts in it are escaped, and nothing is written for undefined. */
export const markup = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  trusted(pieces.map((piece, index) => piece + written(parts[index])).join(''))
