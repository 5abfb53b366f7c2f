import { useStore } from '@nanostores/react'
import { dataOf } from '../../../client/async-state.ts'
import type { EditedLoyalty } from '../../../contract/staff/staff-catalogue.ts'
import { formatMoney } from '../../../format/money.ts'
import { centsFor, pointsEarned } from '../../../rules/loyalty/points-earned.ts'
import { layout } from '../../../ui/layout.ts'
import { promotions } from '../../data/catalogue.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { readPoints } from './points.ts'
import { pointsForm } from './points-form.ts'

/** The order of the example, in cents. */
const ORDER = 6000

/** The number of points whose value is said. */
const SOME = 100

/** Puts rules of points into sentences with an example order. */
export function usePointsWords(): (rules: EditedLoyalty) => string[] {
  const { t, locale } = useCatalogueWords()
  const money = (cents: number) => formatMoney(cents, locale)
  const points = (count: number) => t('reward.points', { count })
  return ({ pointsPerDollar, pointValue, tiers }) => [
    pointsPerDollar === 0
      ? t('points.earnNone')
      : t('points.exampleOrder', { amount: money(ORDER), points: points(pointsEarned(ORDER, pointsPerDollar)) }),
    ...tiers
      .filter(({ bonus, name }) => bonus > 0 && pointsPerDollar > 0 && inLocale(name, locale))
      .map(({ name, bonus }) =>
        t('points.exampleTier', {
          name: inLocale(name, locale),
          points: points(pointsEarned(ORDER, pointsPerDollar, bonus))
        })
      ),
    pointValue === 0
      ? t('points.worthNone')
      : t('points.exampleValue', { points: points(SOME), value: money(SOME * pointValue) })
  ]
}

/** An example of the typed rules, and what each reward takes with them. */
export function PointsExample() {
  const { t, locale } = useCatalogueWords()
  const { values } = useStore(pointsForm.form.$state)
  const rewards = dataOf(useStore(promotions.$state))?.rewards ?? []
  const wordsOf = usePointsWords()
  const { fields } = readPoints(values)
  const money = (cents: number) => formatMoney(cents, locale)
  const isUnreachable = fields.pointsPerDollar === 0 && rewards.length > 0
  return (
    <div className={layout.tight} role="status">
      {wordsOf(fields).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isUnreachable && <p>{t('points.unreachable')}</p>}
      {!isUnreachable &&
        rewards.map(({ id, fields: { name, points } }) => (
          <p key={id} className={layout.small}>
            {t('points.exampleReward', {
              name: inLocale(name, locale),
              points: t('reward.points', { count: points }),
              amount: money(centsFor(points, fields.pointsPerDollar))
            })}
          </p>
        ))}
    </div>
  )
}
