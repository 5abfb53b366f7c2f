import { escape, n } from './pen.ts'

/** A typographic style: a font stack, its relative width, and whether it is set in capitals. */
export interface Lettering {
  family: string
  wide: number
  isCapital: boolean
  spacing: number
}

const letterings: Lettering[] = [
  { family: 'Georgia,Times,serif', wide: 1.02, isCapital: false, spacing: 0 },
  { family: 'Helvetica Neue,Arial,sans-serif', wide: 1, isCapital: false, spacing: 0 },
  { family: 'Avenir Next,Segoe UI,Arial,sans-serif', wide: 1, isCapital: true, spacing: 0.04 },
  { family: 'Didot,Bodoni MT,Georgia,serif', wide: 1.04, isCapital: true, spacing: 0.06 }
]

/** Returns the lettering of a brand. */
export function letteringOf(seed: number): Lettering {
  return letterings[seed % letterings.length] as Lettering
}

interface Block {
  x: number
  /** Vertical centre of the block. */
  y: number
  width: number
  size: number
  lines: number
  colour: string
  anchor?: 'start' | 'middle'
  weight?: number
}

/** Sets text in at most `block.lines` lines, as large as the width allows. */
export function setText(words: string, lettering: Lettering, block: Block): string {
  if (words.trim() === '') return ''
  const text = lettering.isCapital ? words.toUpperCase() : words
  const lines = wrap(text, block.lines)
  const widths = lines.map(line => measure(line, lettering))
  const size = Math.min(block.size, (block.width * 0.93) / Math.max(...widths, 1))
  const step = size * 1.18
  const first = block.y - ((lines.length - 1) * step) / 2 + size * 0.35
  const set = lines.map((line, at) => {
    const width = (widths[at] ?? 0) * size
    const fit =
      block.lines === 1 && width > block.width * 0.8 ? ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<tspan x="${n(block.x)}" y="${n(first + at * step)}"${fit}>${escape(line)}</tspan>`
  })
  const spacing = lettering.spacing === 0 ? '' : ` letter-spacing="${lettering.spacing}em"`
  const anchor = block.anchor === 'start' ? '' : ' text-anchor="middle"'
  return (
    `<text font-family="${lettering.family}" font-size="${n(size)}" font-weight="${block.weight ?? 600}" ` +
    `fill="${block.colour}"${anchor}${spacing}>${set.join('')}</text>`
  )
}

/** Estimates the width of a line at font size 1 in common system fonts. */
function measure(line: string, { wide, spacing }: Lettering): number {
  let width = 0
  for (const character of line) {
    if (/[ijlftrI.,:;'’|!()-]/.test(character)) width += 0.33
    else if (/[mwMW@&%]/.test(character)) width += 0.86
    else if (/[A-ZÀ-Ý]/.test(character)) width += 0.69
    else if (character === ' ') width += 0.28
    else width += 0.56
    width += spacing
  }
  return width * wide
}

/** Breaks text into lines of similar length. */
function wrap(text: string, most: number): string[] {
  const words = text.split(' ').filter(word => word !== '')
  for (let aim = Math.max(13, Math.ceil(text.length / most)); ; aim += 1) {
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + 1 + word.length <= aim) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    if (lines.length <= most) return lines
  }
}
