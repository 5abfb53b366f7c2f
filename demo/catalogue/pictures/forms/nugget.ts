import { mix, shade, tint } from '../colour.ts'
import type { Look } from '../look.ts'
import type { Pen } from '../pen.ts'

const greens = ['#8a9a55', '#76925c', '#98a05c', '#6d8c66', '#a0a062', '#7f8f68']

/** Returns the hue of a product's flower. */
export function greenOf(look: Look): string {
  const green = greens[look.pick('green', greens.length)] ?? '#8a9a55'
  if (look.strainType === 'indica') return mix(green, '#5f4c66', 0.24)
  return look.strainType === 'sativa' ? mix(green, '#b9b765', 0.22) : green
}

/** Rows of calyxes from the tip of the bud down: height, half width, count. */
const rows = [
  [-38, 0, 1],
  [-29, 11, 2],
  [-19, 19, 3],
  [-8, 26, 4],
  [4, 31, 4],
  [15, 29, 4],
  [26, 22, 3],
  [34, 9, 2]
] as const

/** One calyx: the start of its outline, and the points of its curves. */
const calyx = [
  [0, 13],
  [-14, 11],
  [-15, -6],
  [-2, -17],
  [1, -19],
  [4, -16],
  [6, -13],
  [15, -2],
  [13, 11],
  [0, 13]
] as const

/** Returns the outline of a calyx, rotated and moved. */
function outline(x: number, y: number, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const points = calyx.map(([u, v]) => `${Math.round(x + u * cos - v * sin)} ${Math.round(y + u * sin + v * cos)}`)
  return `M${points[0]}C${points.slice(1).join(' ')}Z`
}

/**
 * Defines a bud about 90 wide around 0, 0 and returns its id: calyxes like scales, pistils, frost, light from the upper
 * left. The calyxes of a colour are one path: with a thousand elements, an old phone would compute a thousand styles.
 */
export function defineNugget(pen: Pen, look: Look): string {
  const green = greenOf(look)
  const colours = [shade(green, 0.32), shade(green, 0.14), green, tint(green, 0.1), tint(green, 0.2)]
  const paths = colours.map(() => '')
  for (const [row, [y, half, count]] of rows.entries()) {
    for (let at = 0; at < count; at++) {
      const share = count === 1 ? 0 : (at / (count - 1)) * 2 - 1
      const x = share * half + (((row * 5 + at * 3) % 5) - 2)
      const colour = (row * 3 + at * 7 + (share > 0.5 ? 1 : 0)) % colours.length
      paths[colour] += outline(x, y + ((at * 5 + row) % 4) - 2, share * 42)
    }
  }
  const scales = paths.map((path, at) => `<path d="${path}" fill="${colours[at]}"/>`)
  const leaves = `<path d="M-20 8Q-50 2-56-14Q-34-14-14-2ZM22 16Q48 14 58 0Q38-8 18 4ZM-10-24Q-30-34-30-48Q-14-42-4-30ZM8 30Q26 46 40 42Q34 28 18 22Z" fill="${shade(green, 0.48)}"/>`
  const pistils =
    `<path d="M-18-18q-9 0-12 7M6-30q9-2 12 6M-6-6q-10-2-14 5M14-6q10 1 11 9M-22 14q-7 4-5 11M2 12q8 2 7 10M-2-36q3-8 10-7M20 20q8 1 9 8" ` +
    `fill="none" stroke="${mix('#d08a41', green, look.pick('pistil', 4) * 0.12)}" stroke-width="2.6" stroke-linecap="round"/>`
  const light = pen.radial(
    'nl',
    [
      [0, '#fff', 0.34],
      [0.42, '#fff', 0.02],
      [0.62, '#15110d', 0.1],
      [1, '#15110d', 0.52]
    ],
    [0.3, 0.22, 0.82]
  )
  const frost =
    '<path d="M-12-24h.1M2-18h.1M-20-4h.1M-4 2h.1M12-12h.1M-14 12h.1M6 6h.1M18 8h.1M-6 22h.1M10 26h.1M-2-34h.1" stroke="#fff" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/>'
  const silhouette = 'M0-54C24-40 44-10 40 12C36 40 16 50 0 48C-18 50-38 38-40 12C-44-10-24-40 0-54Z'
  return pen.define(
    'n',
    id => `<g id="${id}">${leaves}${scales.join('')}${pistils}<path d="${silhouette}" fill="${light}"/>${frost}</g>`
  )
}

/** Places a bud by its centre, scale and rotation. */
export function placeNugget(id: string, x: number, y: number, scale: number, turn: number): string {
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${Math.round(scale * 100) / 100})"/>`
}
