import { mix } from './colour.ts'
import { setText } from './lettering.ts'
import type { Look } from './look.ts'
import { drawMark } from './marks.ts'
import { n } from './pen.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const rect = ({ x, y, width, height }: Box, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`

/** Draws the printed label in a box, without its paper: mark, brand, product, size, in one of three layouts. */
export function printed(look: Look, box: Box): string {
  if (look.name === '') return bare(look, box)
  const isWide = box.width > box.height * 1.15
  if (isWide) return wide(look, box)
  return [classic, block, band][look.layout]?.(look, box) ?? ''
}

/** Draws only the mark and the brand, for a picture without a product name. */
function bare({ mark, ink, accent, brand, lettering }: Look, { x, y, width, height }: Box): string {
  const middle = x + width / 2
  const unit = Math.min(width, height * 1.3)
  return (
    drawMark(mark, middle, y + height * 0.4, unit * 0.42, ink, accent) +
    setText(brand, lettering, {
      x: middle,
      y: y + height * 0.77,
      width: width * 0.8,
      size: unit * 0.1,
      lines: 1,
      colour: ink
    })
  )
}

/** Layout with the mark on top, brand, a rule, product and size. */
function classic(look: Look, { x, y, width, height }: Box): string {
  const { ink, accent, lettering } = look
  const middle = x + width / 2
  const inner = width * 0.8
  const unit = Math.min(width, height * 0.72)
  return (
    drawMark(look.mark, middle, y + height * 0.21, unit * 0.34, ink, accent) +
    setText(look.brand, lettering, {
      x: middle,
      y: y + height * 0.43,
      width: inner,
      size: unit * 0.135,
      lines: 1,
      colour: ink
    }) +
    rect(
      { x: middle - unit * 0.09, y: y + height * 0.51, width: unit * 0.18, height: Math.max(2, unit * 0.014) },
      accent
    ) +
    name(look, { x: middle, y: y + height * 0.685, width: inner, size: unit * 0.105 }) +
    size(look, middle, y + height * 0.91, unit)
  )
}

/** Layout with the upper part in the accent colour and the mark in the label's colour. */
function block(look: Look, { x, y, width, height }: Box): string {
  const { ink, accent, label, lettering } = look
  const middle = x + width / 2
  const inner = width * 0.8
  const unit = Math.min(width, height * 0.72)
  return (
    rect({ x, y, width, height: height * 0.4 }, accent) +
    drawMark(look.mark, middle, y + height * 0.2, unit * 0.36, label, mix(ink, accent, 0.12)) +
    setText(look.brand, lettering, {
      x: middle,
      y: y + height * 0.51,
      width: inner,
      size: unit * 0.135,
      lines: 1,
      colour: ink
    }) +
    name(look, { x: middle, y: y + height * 0.71, width: inner, size: unit * 0.105 }) +
    size(look, middle, y + height * 0.91, unit)
  )
}

/** Layout with a frame, and a band in the accent colour at the bottom. */
function band(look: Look, { x, y, width, height }: Box): string {
  const { ink, accent, label, lettering } = look
  const middle = x + width / 2
  const inner = width * 0.78
  const unit = Math.min(width, height * 0.72)
  return (
    setText(look.brand, lettering, {
      x: middle,
      y: y + height * 0.12,
      width: inner,
      size: unit * 0.125,
      lines: 1,
      colour: ink
    }) +
    drawMark(look.mark, middle, y + height * 0.37, unit * 0.42, ink, accent) +
    name(look, { x: middle, y: y + height * 0.68, width: inner, size: unit * 0.1 }) +
    rect({ x, y: y + height * 0.86, width, height: height * 0.14 }, accent) +
    size({ ...look, ink: label }, middle, y + height * 0.93, unit)
  )
}

/** Layout with the mark on the left and text on the right. */
function wide(look: Look, { x, y, width, height }: Box): string {
  const { ink, accent, lettering } = look
  const left = x + width * 0.33
  const start = { x: left, width: width * 0.61, anchor: 'start' as const }
  const plain = { ...lettering, isCapital: false }
  return (
    drawMark(look.mark, x + width * 0.175, y + height / 2, Math.min(height * 0.6, width * 0.25), ink, accent) +
    setText(look.brand, lettering, { ...start, y: y + height * 0.2, size: height * 0.18, lines: 1, colour: ink }) +
    rect({ x: left, y: y + height * 0.33, width: width * 0.12, height: Math.max(2, height * 0.016) }, accent) +
    name(look, { ...start, y: y + height * 0.57, size: height * 0.138 }) +
    setText(look.size, plain, {
      ...start,
      y: y + height * 0.86,
      size: height * 0.11,
      lines: 1,
      colour: ink,
      weight: 700
    })
  )
}

function name(look: Look, at: { x: number; y: number; width: number; size: number; anchor?: 'start' }): string {
  const lettering = { ...look.lettering, isCapital: false, spacing: 0 }
  return setText(look.name, lettering, { ...at, lines: 3, colour: look.ink, weight: 400 })
}

function size(look: Look, x: number, y: number, unit: number): string {
  const lettering = { ...look.lettering, isCapital: false }
  return setText(look.size, lettering, {
    x,
    y,
    width: unit * 0.8,
    size: unit * 0.085,
    lines: 1,
    colour: look.ink,
    weight: 700
  })
}
