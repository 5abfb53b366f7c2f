import { hash, oneOf } from '../../hash.ts'
import { shade, tint } from '../colour.ts'
import { printed } from '../label.ts'
import { roundLight, shadow, wall } from '../light.ts'
import type { Look } from '../look.ts'
import type { Pen } from '../pen.ts'
import { defineNugget, greenOf, placeNugget } from './nugget.ts'

/** Draws a glass jar of flower with a screw lid and a bud in front; milled flower is a fine heap. */
export function drawJar(pen: Pen, look: Look): string {
  const isMilled = look.subCategory === 'milled'
  const inside = 'M152 214Q152 190 176 184H424Q448 190 448 214V478Q448 506 420 510Q300 526 180 510Q152 506 152 478Z'
  const paper = wall(146, 290, 308, 166, 9)
  const lid = wall(160, 96, 280, 78, 8)
  const ribs = Array.from(
    { length: 23 },
    (_, at) => `M${166 + at * 12.2} ${108 + Math.round(7 * Math.sin((at / 22) * Math.PI))}v58`
  ).join('')
  const label = pen.clip(
    'lb',
    `<path d="${paper}"/>`,
    `<path d="${paper}" fill="${look.label}"/>${printed(look, { x: 146, y: 298, width: 308, height: 164 })}`
  )
  return (
    shadow(pen, 300, 330) +
    `<path d="M146 216Q146 182 178 178H422Q454 182 454 216V480Q454 512 422 516Q300 532 178 516Q146 512 146 480Z" fill="#e9efec" fill-opacity=".72"/>` +
    pen.clip('in', `<path d="${inside}"/>`, (isMilled ? milled(look) : buds(pen, look)) + glassOf(look)) +
    label +
    `<path d="M146 216Q146 182 178 178H422Q454 182 454 216V480Q454 512 422 516Q300 532 178 516Q146 512 146 480Z" fill="${roundLight(pen)}"/>` +
    `<path d="M168 208Q168 198 180 196V282H168ZM168 468H180V500Q168 496 168 484Z" fill="#fff" fill-opacity=".55"/>` +
    `<path d="M150 218Q152 188 180 182H420Q448 188 450 218" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
    `<path d="M172 172H428V186Q300 200 172 186Z" fill="${shade(look.cap, 0.45)}"/>` +
    `<path d="${lid}" fill="${look.cap}"/><path d="${ribs}" stroke="${shade(look.cap, 0.35)}" stroke-opacity=".55" stroke-width="3"/>` +
    `<path d="${lid}" fill="${roundLight(pen)}"/>` +
    `<ellipse cx="300" cy="98" rx="140" ry="15" fill="${tint(look.cap, 0.16)}"/>` +
    `<ellipse cx="300" cy="97" rx="126" ry="11.5" fill="${tint(look.cap, 0.06)}"/>` +
    (isMilled
      ? ''
      : shadow(pen, 462, 92, 532) + placeNugget(defineNugget(pen, look), 462, 497, 0.84, look.pick('turn', 60)))
  )
}

/** Tints the glass clear, amber or smoked, depending on the brand. */
function glassOf({ brand }: Look): string {
  const [colour, opacity] = oneOf(
    [
      ['#fff', 0],
      ['#8a4a12', 0.3],
      ['#fff', 0],
      ['#10191c', 0.3]
    ],
    hash(brand) >>> 9
  )
  return opacity === 0 ? '' : `<path d="M140 170H460V530H140Z" fill="${colour}" fill-opacity="${opacity}"/>`
}

function buds(pen: Pen, look: Look): string {
  const id = defineNugget(pen, look)
  const isSmall = look.subCategory === 'smalls'
  const [across, scale] = isSmall ? [6, 0.72] : [4, 1.06]
  const row = (y: number, shift: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const wobble = look.pick(`wobble ${y} ${at}`, 15) - 7
      const x = 172 + shift + (at * 256) / (across - 1)
      const turn = ((at * 47 + y + look.pick('spin', 90)) % 110) - 55
      return placeNugget(id, x, y + wobble, scale * (0.92 + ((at * 7 + y) % 5) * 0.04), turn)
    }).join('')
  const dark = `<path d="M140 236H460V530H140Z" fill="${shade(greenOf(look), 0.66)}"/>`
  return isSmall
    ? dark + row(240, 22, across - 1) + row(272, -8, across) + row(484, -8, across)
    : dark + row(252, 36, across - 1) + row(288, -8, across) + row(484, -10, across) + row(494, 36, across - 1)
}

function milled(look: Look): string {
  const green = greenOf(look)
  const crumbs = (colour: string, layer: string) => {
    const dots = Array.from({ length: 46 }, (_, at) => {
      const place = look.pick(`${layer} ${at}`, 3600)
      const y = at % 2 === 0 ? 228 + (place % 62) : 460 + (place % 50)
      return `M${154 + (Math.floor(place / 62) * 292) / 58} ${y}h.1`.replace(/(\.\d)\d+ /, '$1 ')
    })
    return `<path d="${dots.join('')}" stroke="${colour}" stroke-width="10" stroke-linecap="round"/>`
  }
  return (
    `<path d="M140 232Q230 214 300 222T460 228V530H140Z" fill="${shade(green, 0.3)}"/>` +
    crumbs(shade(green, 0.42), 'dark') +
    crumbs(green, 'mid') +
    crumbs(tint(green, 0.18), 'light')
  )
}
