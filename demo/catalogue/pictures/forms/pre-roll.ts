import { mix, shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { flatLight, ground, roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import { n, type Pen } from '../pen.ts'
import { greenOf } from './nugget.ts'

/** Draws a pre-roll next to its glass tube, or several in a carton. */
export function drawPreRoll(pen: Pen, look: Look): string {
  return look.subCategory === 'singles' ? tube(pen, look) : carton(pen, look)
}

interface Cone {
  x: number
  /** Positions of the wide end and the tip. */
  wide: number
  tip: number
}

/** Draws a paper cone: twisted shut at its wide end, with a rolled filter at its tip; either end may be up. */
function cone(pen: Pen, look: Look, { x, wide, tip }: Cone): string {
  const paper = look.subCategory === 'infused' ? mix('#efe6d3', '#b98d4c', 0.3) : '#f5efe2'
  const way = Math.sign(tip - wide)
  const half = (y: number) => 25 - (Math.abs(y - wide) / Math.abs(tip - wide)) * 11
  const slope = (from: number, to: number) =>
    `M${n(x - half(from))} ${n(from)}L${n(x + half(from))} ${n(from)}L${n(x + half(to))} ${n(to)}L${n(x - half(to))} ${n(to)}Z`
  const filter = tip - way * 70
  const twist = `M${x - 25} ${wide}Q${x - 22} ${wide - way * 16} ${x - 6} ${wide - way * 30}Q${x - 12} ${wide - way * 46} ${x - 3} ${wide - way * 54}L${x + 7} ${wide - way * 50}Q${x + 9} ${wide - way * 40} ${x + 6} ${wide - way * 30}Q${x + 22} ${wide - way * 16} ${x + 25} ${wide}Z`
  return (
    `<path d="${twist}" fill="${shade(paper, 0.05)}"/><path d="M${x - 12} ${wide}L${x - 1} ${wide - way * 34}L${x + 2} ${wide - way * 50}M${x + 12} ${wide}L${x + 2} ${wide - way * 32}" fill="none" stroke="${shade(paper, 0.4)}" stroke-opacity=".45" stroke-width="1.8"/>` +
    `<path d="${slope(wide, tip)}" fill="${paper}"/><path d="${slope(wide, filter - way * 60)}" fill="${greenOf(look)}" fill-opacity=".13"/>` +
    `<path d="M${n(x + 10)} ${wide}L${n(x - 7)} ${n(filter)}" stroke="${shade(paper, 0.35)}" stroke-opacity=".4" stroke-width="1.6"/>` +
    `<path d="${slope(filter, tip)}" fill="#dcc59b"/><path d="${slope(filter, filter + way * 9)}" fill="${look.accent}"/>` +
    `<path d="${slope(wide, tip)}" fill="${roundLight(pen)}"/>` +
    (way < 0
      ? `<ellipse cx="${x}" cy="${tip}" rx="14" ry="4.6" fill="#efe7d6"/><path d="M${x - 9} ${tip}q4-5 7 0t7 0q3-3 4 0" fill="none" stroke="#8d7b5d" stroke-width="1.7"/>`
      : '')
  )
}

function tube(pen: Pen, look: Look): string {
  const glass = wall(206, 150, 124, 362, 6)
  const paper = wall(206, 236, 124, 236, 6)
  const lid = wall(198, 84, 140, 84, 6)
  return (
    shadow(pen, 268, 150) +
    `<path d="${glass}" fill="#e6ecea" fill-opacity=".8"/>` +
    cone(pen, look, { x: 268, wide: 214, tip: 506 }) +
    pen.clip(
      'lb',
      `<path d="${paper}"/>`,
      `<path d="${paper}" fill="${look.label}"/>${printed(look, { x: 208, y: 244, width: 120, height: 226 })}`
    ) +
    `<path d="${glass}" fill="${roundLight(pen, 'gloss')}"/>` +
    `<path d="${lid}" fill="${look.cap}"/><path d="${lid}" fill="${roundLight(pen)}"/>` +
    `<ellipse cx="268" cy="85" rx="70" ry="8" fill="${tint(look.cap, 0.2)}"/>` +
    shadow(pen, 410, 70, 516) +
    `<g transform="rotate(${5 + look.pick('lean', 4)} 400 ${ground})">${cone(pen, look, { x: 400, wide: 176, tip: 514 })}</g>`
  )
}

function carton(pen: Pen, look: Look): string {
  const many = Number(/^(\d+)/.exec(look.size)?.[1] ?? 3)
  const shown = Math.min(7, Math.max(many, 2))
  const step = Math.min(64, 226 / shown)
  const one = pen.define('co', id => `<g id="${id}">${cone(pen, look, { x: 0, wide: 400, tip: 104 })}</g>`)
  const cones = Array.from({ length: shown }, (_, at) => {
    const x = 300 + (at - (shown - 1) / 2) * step
    return `<use href="#${one}" x="${Math.round(x)}" y="${((at * 5 + look.pick('rise', 4)) % 4) * 8}"/>`
  })
  return (
    shadow(pen, 300, 320) +
    `<path d="M158 214H442V300H158Z" fill="${shade(look.label, 0.5)}"/><path d="M158 214H442L430 226H170Z" fill="${shade(look.label, 0.3)}"/>` +
    cones.join('') +
    `<path d="M158 250Q158 240 168 240H236Q252 240 260 252Q276 274 300 274Q324 274 340 252Q348 240 364 240H432Q442 240 442 250V510Q442 520 432 520H168Q158 520 158 510Z" fill="${look.label}"/>` +
    pen.clip(
      'bx',
      '<path d="M158 250Q158 240 168 240H236Q252 240 260 252Q276 274 300 274Q324 274 340 252Q348 240 364 240H432Q442 240 442 250V510Q442 520 432 520H168Q158 520 158 510Z"/>',
      printed({ ...look, layout: look.layout === 1 ? 0 : look.layout }, { x: 158, y: 276, width: 284, height: 244 }) +
        `<path d="M158 240H442V520H158Z" fill="${flatLight(pen)}"/><path d="M158 240H164V520H158Z" fill="#fff" fill-opacity=".25"/>`
    )
  )
}
