import { shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import type { Pen } from '../pen.ts'
import { drawPouch } from './pouch.ts'

/** Draws a tube of cream on its cap, a tin of balm, or a pouch of bath salt. */
export function drawTopical(pen: Pen, look: Look): string {
  if (look.subCategory === 'bath') return drawPouch(pen, look)
  return look.subCategory === 'balms' ? tin(pen, look) : tube(pen, look)
}

function tube(pen: Pen, look: Look): string {
  const body = 'M186 92H414Q420 92 419 100L396 432H204L181 100Q180 92 186 92Z'
  const cap = wall(208, 440, 184, 74, 8)
  const crimp = Array.from({ length: 28 }, (_, at) => `M${188 + at * 8.3} 94v24`).join('')
  return (
    shadow(pen, 300, 200) +
    `<path d="${body}" fill="${look.label}"/>` +
    pen.clip(
      'tu',
      `<path d="${body}"/>`,
      printed({ ...look, layout: look.layout === 1 ? 0 : look.layout }, { x: 204, y: 134, width: 192, height: 292 })
    ) +
    `<path d="${body}" fill="${roundLight(pen)}"/>` +
    `<path d="M186 92H414Q420 92 419 100L418 120H182L181 100Q180 92 186 92Z" fill="${shade(look.label, 0.12)}"/><path d="${crimp}" stroke="#15110d" stroke-opacity=".2" stroke-width="2"/>` +
    `<path d="M204 430Q300 446 396 430V444Q300 460 204 444Z" fill="${shade(look.cap, 0.5)}"/>` +
    `<path d="${cap}" fill="${look.cap}"/><path d="${cap}" fill="${roundLight(pen, 'gloss')}"/>`
  )
}

function tin(pen: Pen, look: Look): string {
  const lid = pen.linear(
    'ld',
    [
      [0, tint(look.label, 0.45)],
      [0.5, look.label],
      [1, shade(look.label, 0.22)]
    ],
    [0, 0, 1, 1]
  )
  const metal = pen.linear('me', [
    [0, '#8b8f91'],
    [0.2, '#fbfbfa'],
    [0.45, '#c4c8c9'],
    [0.8, '#85898b'],
    [1, '#b4b8b9']
  ])
  const balm = pen.radial(
    'bm',
    [
      [0, '#fbf3dc'],
      [0.7, '#efe0b9'],
      [1, '#d9c493']
    ],
    [0.4, 0.35, 0.7]
  )
  return (
    shadow(pen, 320, 380) +
    `<path d="${wall(288, 470, 236, 40, 12)}" fill="${metal}"/><ellipse cx="406" cy="474" rx="118" ry="25" fill="#a4a8aa"/><ellipse cx="406" cy="476" rx="108" ry="21" fill="${balm}"/>` +
    `<path d="M350 474q40-14 90 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>` +
    `<circle cx="252" cy="312" r="204" fill="${shade(look.label, 0.4)}"/><circle cx="246" cy="308" r="200" fill="${metal}"/><circle cx="246" cy="308" r="190" fill="${lid}"/>` +
    `<circle cx="246" cy="308" r="174" fill="none" stroke="${look.accent}" stroke-width="3"/>` +
    printed({ ...look, layout: 0 }, { x: 126, y: 170, width: 240, height: 276 }) +
    `<path d="M86 250A170 170 0 0 1 200 146" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>`
  )
}
