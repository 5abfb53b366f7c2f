import { mix, shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import { n, type Pen } from '../pen.ts'

const glasses = ['#7a431b', '#6a3a1a', '#3e4a35', '#2f3a44']

/** Draws an amber bottle of oil with a dropper, or with a pump for sprays. */
export function drawBottle(pen: Pen, look: Look): string {
  const isSpray = look.subCategory === 'sprays'
  const [left, wide] = isSpray ? [218, 164] : [196, 208]
  const right = left + wide
  const glass = glasses[look.pick('glass', glasses.length)] ?? '#7a431b'
  const body = `M${left} 300Q${left} 262 ${left + 42} 246Q264 236 264 216H336Q336 236 ${right - 42} 246Q${right} 262 ${right} 300V492Q${right} 508 ${right - 18} 512Q300 528 ${left + 18} 512Q${left} 508 ${left} 492Z`
  const paper = wall(left, 304, wide, 176, 7)
  return (
    shadow(pen, 300, wide * 1.08) +
    `<path d="${body}" fill="${glass}"/>` +
    `<path d="M${left + 10} 296Q300 310 ${right - 10} 296V492Q300 516 ${left + 10} 492Z" fill="${mix(glass, '#e09a3a', 0.28)}" fill-opacity=".5"/>` +
    pen.clip(
      'lb',
      `<path d="${paper}"/>`,
      `<path d="${paper}" fill="${look.label}"/>${printed(look, { x: left, y: 310, width: wide, height: 174 })}`
    ) +
    `<path d="${body}" fill="${roundLight(pen, 'gloss')}"/>` +
    `<path d="M${left + 14} 292Q${left + 18} 268 ${left + 48} 256" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>` +
    (isSpray ? pump(pen, look) : dropper(pen, look))
  )
}

function dropper(pen: Pen, look: Look): string {
  const collar = wall(252, 160, 96, 64, 5)
  const ribs = Array.from({ length: 13 }, (_, at) => `M${258 + at * 7} 168v52`).join('')
  const bulb = 'M270 162V92Q270 66 300 66T330 92V162Z'
  return (
    `<path d="${bulb}" fill="${mix(look.cap, '#26241f', 0.5)}"/><path d="${bulb}" fill="${roundLight(pen)}"/>` +
    `<path d="${collar}" fill="${look.cap}"/><path d="${ribs}" stroke="${shade(look.cap, 0.4)}" stroke-opacity=".6" stroke-width="2.4"/><path d="${collar}" fill="${roundLight(pen)}"/>` +
    `<path d="M252 160Q300 170 348 160" fill="none" stroke="${tint(look.cap, 0.4)}" stroke-width="3"/>`
  )
}

function pump(pen: Pen, look: Look): string {
  const collar = wall(256, 172, 88, 54, 5)
  return (
    `<path d="M284 124H316V180H284Z" fill="${shade(look.cap, 0.3)}"/>` +
    `<path d="M250 92Q250 80 262 80H326Q350 80 350 100V132H262Q250 132 250 120Z" fill="${look.cap}"/><path d="M250 92Q250 80 262 80H326Q350 80 350 100V132H262Q250 132 250 120Z" fill="${roundLight(pen)}"/>` +
    `<circle cx="258" cy="104" r="5" fill="#15110d" fill-opacity=".6"/>` +
    `<path d="${collar}" fill="${look.cap}"/><path d="${collar}" fill="${roundLight(pen)}"/>`
  )
}

const fills = ['#d79a3a', '#c9822c', '#b98a3e', '#e0b25a']

/** Draws a squat bottle of capsules, with three of them in front. */
export function drawCapsules(pen: Pen, look: Look): string {
  const isWhite = look.pick('body', 2) === 0
  const glass = isWhite ? '#efece5' : '#6f3f1c'
  const body = 'M176 260Q176 226 212 218H368Q404 226 404 260V488Q404 506 384 510Q290 526 196 510Q176 506 176 488Z'
  const paper = wall(176, 280, 228, 190, 8)
  const lid = wall(190, 118, 200, 92, 8)
  const ribs = Array.from(
    { length: 19 },
    (_, at) => `M${198 + at * 10.3} ${n(132 + 6 * Math.sin((at / 18) * Math.PI))}v68`
  ).join('')
  const fill = fills[look.pick('fill', fills.length)] ?? '#d79a3a'
  const softgel = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-36" y="-19" width="72" height="38" rx="19" fill="${pen.linear(
      'ge',
      [
        [0, tint(fill, 0.35)],
        [0.5, fill],
        [1, shade(fill, 0.4)]
      ],
      [0, 0, 0, 1]
    )}"/><path d="M-22-9H12" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/></g>`
  return (
    shadow(pen, 292, 250) +
    `<path d="${body}" fill="${glass}"/>` +
    pen.clip(
      'lb',
      `<path d="${paper}"/>`,
      `<path d="${paper}" fill="${look.label}"/>${printed(look, { x: 176, y: 288, width: 228, height: 186 })}`
    ) +
    `<path d="${body}" fill="${roundLight(pen, isWhite ? 'matte' : 'gloss')}"/>` +
    `<path d="M196 204H384V222Q290 236 196 222Z" fill="${shade(look.cap, 0.5)}"/><path d="${lid}" fill="${look.cap}"/>` +
    `<path d="${ribs}" stroke="${shade(look.cap, 0.35)}" stroke-opacity=".5" stroke-width="3"/><path d="${lid}" fill="${roundLight(pen)}"/>` +
    `<ellipse cx="290" cy="120" rx="100" ry="12" fill="${tint(look.cap, 0.2)}"/><ellipse cx="290" cy="120" rx="88" ry="9" fill="${tint(look.cap, 0.07)}"/>` +
    shadow(pen, 450, 140, 528) +
    softgel(486, 494, -24) +
    softgel(420, 506, 8 + look.pick('roll', 12)) +
    softgel(484, 516, 3)
  )
}
