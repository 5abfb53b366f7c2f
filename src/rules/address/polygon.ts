import type { Coordinates } from '../../lib/geo.ts'
import { last } from '../../lib/lists.ts'

/** The reason why corners are no polygon: fewer than three that differ, or sides that cross. */
export type PolygonProblem = 'few' | 'crossing'

type Side = readonly [Coordinates, Coordinates]

/** The side of a line on which a point is: positive, negative, or 0 on it. */
const turn = (a: Coordinates, b: Coordinates, point: Coordinates): number =>
  Math.sign((b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng))

const isBetween = (a: Coordinates, b: Coordinates, point: Coordinates): boolean =>
  Math.min(a.lat, b.lat) <= point.lat &&
  point.lat <= Math.max(a.lat, b.lat) &&
  Math.min(a.lng, b.lng) <= point.lng &&
  point.lng <= Math.max(a.lng, b.lng)

function doMeet([a, b]: Side, [c, d]: Side): boolean {
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (c1 !== d1 && a1 !== b1) return true
  return [
    [c1, isBetween(a, b, c)],
    [d1, isBetween(a, b, d)],
    [a1, isBetween(c, d, a)],
    [b1, isBetween(c, d, b)]
  ].some(([on, within]) => on === 0 && within)
}

/** Neighbouring sides meet in their corner; they overlap if one runs back along the other. */
const doesTurnBack = ([a, b]: Side, [, c]: Side): boolean =>
  turn(a, b, c) === 0 && (b.lat - a.lat) * (c.lat - b.lat) + (b.lng - a.lng) * (c.lng - b.lng) < 0

/** Returns why corners are no polygon; undefined if they are one, or there are none. */
export function polygonProblem(corners: readonly Coordinates[]): PolygonProblem | undefined {
  if (corners.length === 0) return undefined
  if (new Set(corners.map(({ lat, lng }) => `${lat} ${lng}`)).size < corners.length || corners.length < 3)
    return corners.length < 3 ? 'few' : 'crossing'
  const sides = corners.map((corner, at): Side => [corners[at - 1] ?? last(corners) ?? corner, corner])
  const isCrossing = sides.some((side, at) =>
    sides.slice(at + 1).some((other, later) => {
      if (later === 0) return doesTurnBack(side, other)
      const isRound = at === 0 && at + 1 + later === sides.length - 1
      return isRound ? doesTurnBack(other, side) : doMeet(side, other)
    })
  )
  return isCrossing ? 'crossing' : undefined
}

/** Returns a closed polygon without its repeated last corner, as many tools write it. */
export function withoutClosing(corners: readonly Coordinates[]): Coordinates[] {
  const [first, end] = [corners[0], last(corners)]
  const isClosed = corners.length > 3 && first?.lat === end?.lat && first?.lng === end?.lng
  return isClosed ? corners.slice(0, -1) : [...corners]
}
