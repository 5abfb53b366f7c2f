import { n, type Pen } from './pen.ts'

/** Vertical position of the ground. */
export const ground = 520

/** Draws the soft shadow of an object on the ground, to the lower right, with a dark contact line. */
export function shadow(pen: Pen, centre: number, width: number, at = ground): string {
  const soft = pen.radial('sh', [
    [0, '#1d1712', 0.42],
    [0.5, '#1d1712', 0.2],
    [1, '#1d1712', 0]
  ])
  return (
    `<ellipse cx="${n(centre + width * 0.09)}" cy="${n(at + 4)}" rx="${n(width * 0.66)}" ry="${n(width * 0.075 + 8)}" fill="${soft}"/>` +
    `<ellipse cx="${n(centre + 3)}" cy="${n(at)}" rx="${n(width * 0.49)}" ry="${n(width * 0.028 + 3)}" fill="${soft}"/>`
  )
}

/** A gradient that overlays light on round, upright objects. */
export function roundLight(pen: Pen, strength: 'matte' | 'gloss' = 'matte'): string {
  const high = strength === 'gloss' ? 0.62 : 0.3
  return pen.linear(`r${strength[0]}`, [
    [0, '#15110d', 0.34],
    [0.09, '#15110d', 0.08],
    [0.17, '#fff', high * 0.5],
    [0.25, '#fff', high],
    [0.36, '#fff', high * 0.22],
    [0.52, '#15110d', 0.01],
    [0.76, '#15110d', 0.16],
    [0.94, '#15110d', 0.42],
    [1, '#15110d', 0.3]
  ])
}

/** A gradient that overlays light on flat faces, from the upper left corner. */
export function flatLight(pen: Pen): string {
  return pen.linear(
    'fl',
    [
      [0, '#fff', 0.28],
      [0.45, '#fff', 0],
      [0.6, '#15110d', 0],
      [1, '#15110d', 0.2]
    ],
    [0, 0, 1, 1]
  )
}

/** Returns the outline of an upright cylinder: straight sides, top and bottom curved as seen from slightly above. */
export function wall(left: number, top: number, width: number, height: number, bend: number): string {
  const right = left + width
  const bottom = top + height
  return `M${n(left)} ${n(top)}Q${n(left + width / 2)} ${n(top + bend * 2)} ${n(right)} ${n(top)}V${n(bottom)}Q${n(left + width / 2)} ${n(bottom + bend * 2)} ${n(left)} ${n(bottom)}Z`
}
