import { shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { flatLight, shadow } from '../light.ts'
import type { Look } from '../look.ts'
import { n, type Pen } from '../pen.ts'

/** Draws a paper packet with its flap, and the seeds in front. */
export function drawSeeds(pen: Pen, look: Look): string {
  const seed = pen.define(
    'sd',
    id =>
      `<g id="${id}"><path d="M-23 2C-20-15 10-19 24 0C10 18-18 18-23 2Z" fill="${pen.radial(
        'sg',
        [
          [0, '#b79a72'],
          [0.6, '#84684a'],
          [1, '#4d3a28']
        ],
        [0.35, 0.28, 0.8]
      )}"/>` +
      `<path d="M-14-4q8-7 18-5M-10 6q12 6 22-2M-2-1q6 2 10 0" fill="none" stroke="#3d2d1f" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/></g>`
  )
  const many = Math.min(6, Number(/\d+/.exec(look.size)?.[0] ?? 4))
  const seeds = Array.from({ length: many }, (_, at) => {
    const [x, y] = [388 + (at % 3) * 62 + (at > 2 ? 26 : 0), at > 2 ? 528 : 496 + ((at * 5) % 9)]
    return `<use href="#${seed}" transform="translate(${x} ${y})rotate(${n((at * 67 + look.pick('roll', 80)) % 180)})"/>`
  })
  return (
    shadow(pen, 286, 290) +
    `<path d="M154 148H426V520H154Z" fill="${look.label}"/>` +
    printed(look, { x: 154, y: 176, width: 272, height: 340 }) +
    `<path d="M154 148H426V520H154Z" fill="${flatLight(pen)}"/>` +
    `<path d="M154 148Q154 142 160 138L200 94Q206 88 214 88H366Q374 88 380 94L420 138Q426 142 426 148L420 176H160Z" fill="${shade(look.label, 0.2)}"/>` +
    `<path d="M154 146L204 92Q208 88 214 88H366Q372 88 376 92L426 146L422 158H158Z" fill="${tint(look.label, 0.14)}"/><path d="M158 158H422" stroke="#15110d" stroke-opacity=".25" stroke-width="3"/>` +
    shadow(pen, 450, 190, 532) +
    seeds.join('')
  )
}
