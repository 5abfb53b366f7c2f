import { mostOfLoyalty } from '../../../contract/staff/draft-loyalty-fields.ts'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedReward } from '../../../contract/staff/staff-catalogue.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { createReader } from '../edit/reader.ts'
import { momentText } from '../edit/typed-product.ts'
import type { Typed } from '../edit/typed.ts'
import { instantIn, readTimes } from '../promotions/read-promo.ts'
import { moneyText, readMoney, readWhole } from '../read-figures.ts'

export type RewardFields = DraftFields<'reward'>

/** Maximum characters of a name, as the contract has them. */
export const mostName = 60

/** A reward that isn't filled in yet. */
export const blankReward = (sortOrder: number): RewardFields => ({
  name: { en: '', fr: '' },
  points: 0,
  value: 0,
  startsAt: null,
  endsAt: null,
  sortOrder
})

/** Returns a reward as it is typed; times as the clock of a store has them. */
export function typedReward({ fields }: EditedReward, store: ClockPlace): Typed {
  const { name, points, value, startsAt, endsAt, sortOrder } = fields
  return {
    nameEn: name.en,
    nameFr: name.fr,
    points: points === 0 ? '' : String(points),
    value: value === 0 ? '' : moneyText(value),
    starts: momentText(startsAt, store),
    ends: momentText(endsAt, store),
    sortOrder: String(sortOrder)
  }
}

const valueOf = (text: string) => {
  const cents = readMoney(text)
  return typeof cents === 'number' && (cents < 1 || cents > mostOfLoyalty.value) ? undefined : cents
}

/** Reads a reward from its form, with the errors by field. */
export function readReward(typed: Typed, { fields }: EditedReward, store: ClockPlace) {
  const reader = createReader(typed)
  const { needed, neededFigure } = reader
  const before = { starts: fields.startsAt, ends: fields.endsAt, weekly: null }
  const { starts, ends } = readTimes(reader, before, store)
  const read: RewardFields = {
    name: { en: needed('nameEn', mostName), fr: needed('nameFr', mostName) },
    points: neededFigure('points', text => readWhole(text, 1, mostOfLoyalty.points)),
    value: neededFigure('value', valueOf),
    startsAt: instantIn(starts, store),
    endsAt: instantIn(ends, store),
    sortOrder: neededFigure('sortOrder', text => readWhole(text, 0, 10_000))
  }
  return { fields: read, errors: reader.errors }
}
