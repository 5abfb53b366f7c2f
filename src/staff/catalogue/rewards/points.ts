import { mostOfLoyalty } from '../../../contract/staff/draft-loyalty-fields.ts'
import type { EditedLoyalty } from '../../../contract/staff/staff-catalogue.ts'
import { tierProblems } from '../../../rules/loyalty/tiers.ts'
import { createReader } from '../edit/reader.ts'
import type { Typed } from '../edit/typed.ts'
import { readWhole } from '../read-figures.ts'

/** Maximum characters of a tier's name, as the contract has them. */
export const mostTierName = 40

/** The name of a field of a tier, by its place. */
export const tierField = (at: number, name: 'nameEn' | 'nameFr' | 'from' | 'bonus'): string => `tier${at}-${name}`

/** Returns the rules of points as they are typed. */
export const typedPoints = ({ pointsPerDollar, pointValue, tiers }: EditedLoyalty): Typed => ({
  pointsPerDollar: String(pointsPerDollar),
  pointValue: String(pointValue),
  tiers: String(tiers.length),
  ...Object.assign(
    {},
    ...tiers.map(({ name, from, bonus }, at) => ({
      [tierField(at, 'nameEn')]: name.en,
      [tierField(at, 'nameFr')]: name.fr,
      [tierField(at, 'from')]: String(from),
      [tierField(at, 'bonus')]: bonus === 0 ? '' : String(bonus)
    }))
  )
})

const whole = (most: number) => (text: string) => readWhole(text, 0, most)

/** Reads the rules of points from their form, with the errors by field. */
export function readPoints(typed: Typed) {
  const reader = createReader(typed)
  const { needed, neededFigure, figure, refuse } = reader
  const tiers = Array.from({ length: Number(typed['tiers'] ?? 0) }, (_, at) => ({
    name: {
      en: needed(tierField(at, 'nameEn'), mostTierName),
      fr: needed(tierField(at, 'nameFr'), mostTierName)
    },
    from: neededFigure(tierField(at, 'from'), whole(mostOfLoyalty.points)),
    bonus: figure(tierField(at, 'bonus'), whole(mostOfLoyalty.bonus)) ?? 0
  }))
  for (const { at, problem } of tierProblems(tiers))
    if (problem === 'order') refuse(tierField(at, 'from'), 'number')
    else refuse(tierField(at, 'nameEn'), 'choice')
  const fields: EditedLoyalty = {
    pointsPerDollar: neededFigure('pointsPerDollar', whole(mostOfLoyalty.perDollar)),
    pointValue: neededFigure('pointValue', whole(mostOfLoyalty.pointValue)),
    tiers
  }
  return { fields, errors: reader.errors }
}
