import type { PotencyUnit } from '../../contract/catalog/potency.ts'
import type { Span } from './filter.ts'

/** A range that can be chosen in one press. `from` and `to` are what its label shows; 0 and `Infinity` if open. */
export interface Band extends Span {
  /** Its key among the options of a facet: its bounds. */
  key: string
  from: number
  to: number
}

/** The smallest step that labels and prices use, so that neighbouring bands share no value. */
const STEP = { price: 1, potency: 0.01 }

const band = (from: number, to: number, min: number, max: number): Band => ({
  key: `${min}-${max}`,
  from,
  to,
  min,
  max
})
const less = (value: number, step: number): number => Math.round((value - step) * 100) / 100
const more = (value: number, step: number): number => Math.round((value + step) * 100) / 100

/** Returns the bands between the edges, each without its upper edge: 20 is in `20 to 25`, not in `10 to 20`. */
const between = (edges: readonly number[], step: number): Band[] =>
  [0, ...edges].map((from, at) => {
    const to = edges[at] ?? Infinity
    return band(from, to, from, less(to, step))
  })

/** Returns the bands with their upper edge: a dose of exactly 5 mg is in `2.5 to 5`, not in `5 to 10`. */
const upTo = (edges: readonly number[]): Band[] =>
  [0, ...edges].map((from, at) => {
    const to = edges[at] ?? Infinity
    return band(from, to, from === 0 ? 0 : more(from, STEP.potency), to)
  })

/** The price bands, in cents: four budgets, each of which includes the smaller ones, and two for large sizes. */
export const priceBands: readonly Band[] = [
  ...[1000, 2000, 3000, 5000].map(to => band(0, to, 0, to - STEP.price)),
  ...between([5000, 10_000], STEP.price).slice(1)
]

const doses = upTo([2.5, 5, 10, 50, 100])
const perMillilitre = between([5, 10, 25, 50], STEP.potency)

/** The potency bands by cannabinoid and unit. Percentages follow dried flower, which is most of a menu. */
const potencyBands: Record<'thc' | 'cbd', Record<PotencyUnit, readonly Band[]>> = {
  thc: {
    '%': between([10, 20, 25, 30], STEP.potency),
    'mg/g': between([100, 500, 700, 800], STEP.potency),
    'mg/mL': perMillilitre,
    mg: doses
  },
  cbd: {
    '%': between([5, 10, 20], STEP.potency),
    'mg/g': between([50, 200, 500], STEP.potency),
    'mg/mL': perMillilitre,
    mg: doses
  }
}

/** The ranges that the menu can be filtered by. */
export type SpanName = 'thc' | 'cbd' | 'price'

/** Returns the bands of a range, from low to high; those of THC and CBD in the given unit. */
export const bandsOf = (name: SpanName, unit: PotencyUnit): readonly Band[] =>
  name === 'price' ? priceBands : potencyBands[name][unit]

/** Returns the band that a range is; undefined for any other range. */
export const bandFor = (name: SpanName, unit: PotencyUnit, span: Span | undefined): Band | undefined =>
  span && bandsOf(name, unit).find(({ min, max }) => min === span.min && max === span.max)

/**
 * Returns the bands worth offering: those with products, without a budget that adds nothing to the next smaller one.
 * The chosen one is always included.
 */
export function usefulBands(
  bands: readonly Band[],
  counts: ReadonlyMap<string, { count: number }>,
  chosen: Band | undefined
): Band[] {
  const count = ({ key }: Band): number => counts.get(key)?.count ?? 0
  let smaller = 0
  return bands.filter(band => {
    const isMore = count(band) > (band.min === 0 ? smaller : 0)
    smaller = count(band)
    return isMore || band.key === chosen?.key
  })
}
