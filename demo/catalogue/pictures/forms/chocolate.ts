import { mix, shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { flatLight, shadow } from '../light.ts'
import type { Look } from '../look.ts'
import type { Pen } from '../pen.ts'

/** Draws a bar of chocolate sticking out of its foil and paper sleeve. */
export function drawChocolate(pen: Pen, look: Look): string {
  const isMilk = /milk|lait/i.test(look.name)
  const brown = mix(isMilk ? '#8a5a36' : '#4a2c1d', '#2a1812', look.pick('roast', 4) * 0.09)
  const foil = pen.linear(
    'fo',
    [
      [0, '#f7f4ee'],
      [0.3, '#cfc8bb'],
      [0.5, '#f2eee6'],
      [0.75, '#aaa294'],
      [1, '#d8d2c6']
    ],
    [0, 0, 1, 0.4]
  )
  const square = pen.define(
    'sq',
    id =>
      `<g id="${id}"><path d="M0 0H76V66H0Z" fill="${brown}"/><path d="M0 0H76L66 9H10Z" fill="${tint(brown, 0.3)}"/><path d="M0 0L10 9V57L0 66Z" fill="${tint(brown, 0.16)}"/>` +
      `<path d="M76 0V66L66 57V9Z" fill="${shade(brown, 0.35)}"/><path d="M0 66L10 57H66L76 66Z" fill="${shade(brown, 0.45)}"/><path d="M10 9H66L10 44Z" fill="#fff" fill-opacity=".09"/></g>`
  )
  const squares = [0, 1, 2].flatMap(x =>
    [0, 1].map(y => `<use href="#${square}" x="${186 + x * 76}" y="${76 + y * 66}"/>`)
  )
  const tilt = look.pick('tilt', 5) - 2
  return (
    shadow(pen, 302, 270) +
    `<g transform="rotate(${tilt} 300 520)">` +
    squares.join('') +
    `<path d="M174 178L196 166L214 182L238 164L262 184L290 166L318 184L344 166L372 182L400 166L426 178V250H174Z" fill="${foil}"/>` +
    `<path d="M196 166L190 250M238 164L246 250M290 166L282 250M344 166L350 250M400 166L392 250" stroke="#8d8577" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="M166 222H434V512Q434 520 426 520H174Q166 520 166 512Z" fill="${look.label}"/>` +
    pen.clip('ba', '<path d="M166 222H434V520H166Z"/>', printed(look, { x: 166, y: 222, width: 268, height: 298 })) +
    `<path d="M166 222H434V512Q434 520 426 520H174Q166 520 166 512Z" fill="${flatLight(pen)}"/>` +
    `<path d="M166 222H434V227H166Z" fill="#fff" fill-opacity=".35"/><path d="M166 222H172V520H166Z" fill="#fff" fill-opacity=".2"/><path d="M428 222H434V520H428Z" fill="#15110d" fill-opacity=".16"/></g>`
  )
}
