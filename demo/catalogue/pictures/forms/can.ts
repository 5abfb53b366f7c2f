import { shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import { n, type Pen } from '../pen.ts'

/** Draws a slim can, a shorter one for tonics, or a tin for tea. */
export function drawCan(pen: Pen, look: Look): string {
  if (look.subCategory === 'teas') return tin(pen, look)
  const top = look.subCategory === 'tonics' ? 168 : 84
  const [left, right, foot] = [196, 404, 498]
  const body = `M${left + 18} ${top + 14}Q${left} ${top + 40} ${left} ${top + 58}V${foot - 26}Q${left} ${foot} ${left + 16} ${foot + 14}Q300 ${foot + 32} ${right - 16} ${foot + 14}Q${right} ${foot} ${right} ${foot - 26}V${top + 58}Q${right} ${top + 40} ${right - 18} ${top + 14}Z`
  const metal = pen.linear('me', [
    [0, '#8b8f91'],
    [0.2, '#fbfbfa'],
    [0.45, '#c4c8c9'],
    [0.8, '#85898b'],
    [1, '#b4b8b9']
  ])
  const drops = Array.from({ length: 22 }, (_, at) => {
    const x = left + 14 + ((at * 61 + look.pick('drops', 40)) % 178)
    return `<ellipse cx="${x}" cy="${top + 70 + ((at * 89) % (foot - top - 90))}" rx="${n(1.6 + (at % 3))}" ry="${n(2 + (at % 3) * 1.3)}"/>`
  })
  return (
    shadow(pen, 300, 220) +
    `<path d="${body}" fill="${metal}"/>` +
    pen.clip(
      'ca',
      `<path d="${body}"/>`,
      `<path d="${wall(left, top + 40, 208, foot - top - 50, 9)}" fill="${look.label}"/>` +
        pen.clip(
          'la',
          `<path d="${wall(left, top + 40, 208, foot - top - 50, 9)}"/>`,
          printed(look, { x: left, y: top + 52, width: 208, height: foot - top - 58 })
        ) +
        `<path d="${body}" fill="${roundLight(pen, 'gloss')}"/><g fill="#fff" fill-opacity=".34">${drops.join('')}</g>`
    ) +
    `<ellipse cx="300" cy="${top + 14}" rx="87" ry="13" fill="${metal}"/><ellipse cx="300" cy="${top + 15}" rx="79" ry="10" fill="#9a9ea0"/><ellipse cx="300" cy="${top + 17}" rx="74" ry="8" fill="#c9cccd"/>` +
    `<ellipse cx="306" cy="${top + 17}" rx="20" ry="4.4" fill="#8a8e90"/><ellipse cx="296" cy="${top + 14}" rx="17" ry="4" fill="#e8eaea" stroke="#85898b" stroke-width="1.4"/>`
  )
}

/** Draws a round tin of tea or coffee with a lid. */
function tin(pen: Pen, look: Look): string {
  const body = wall(178, 192, 244, 318, 11)
  const lid = wall(172, 116, 256, 84, 11)
  return (
    shadow(pen, 300, 260) +
    `<path d="${body}" fill="${look.label}"/>` +
    pen.clip('ti', `<path d="${body}"/>`, printed(look, { x: 178, y: 214, width: 244, height: 304 })) +
    `<path d="${body}" fill="${roundLight(pen)}"/><path d="M178 200Q300 224 422 200V212Q300 236 178 212Z" fill="#15110d" fill-opacity=".22"/>` +
    `<path d="${lid}" fill="${look.accent}"/><path d="${lid}" fill="${roundLight(pen, 'gloss')}"/>` +
    `<ellipse cx="300" cy="120" rx="128" ry="17" fill="${tint(look.accent, 0.25)}"/><ellipse cx="300" cy="120" rx="112" ry="13" fill="${shade(look.accent, 0.06)}"/>`
  )
}
