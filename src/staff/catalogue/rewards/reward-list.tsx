import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import type { EditedReward } from '../../../contract/staff/staff-catalogue.ts'
import { formatMoney } from '../../../format/money.ts'
import { $store } from '../../data/stores.ts'
import { describeListed } from '../describe-times.ts'
import { RemovableList } from '../forms/removable-list.tsx'
import { removeThing } from '../forms/thing-form.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { rewardForm } from './reward-form.ts'

/** The rewards, each with its price in points, its value and its times. */
export function RewardList({ rewards }: { rewards: readonly EditedReward[] }) {
  const { t, locale } = useCatalogueWords()
  const now = useStore($now)
  const store = useStore($store) ?? { timezone: 'America/Toronto' }
  const factsOf = ({ fields: { points, value, startsAt, endsAt } }: EditedReward) => [
    t('reward.fact', { points: t('reward.points', { count: points }), value: formatMoney(value, locale) }),
    startsAt || endsAt ? describeListed({ starts: startsAt, ends: endsAt, weekly: null }, { store, now, locale }) : ''
  ]
  return (
    <RemovableList
      title={t('reward.title')}
      empty={t('reward.none')}
      items={rewards.map(reward => ({
        id: reward.id,
        name: inLocale(reward.fields.name, locale),
        facts: factsOf(reward)
      }))}
      removeText={t('reward.removeText')}
      onOpen={id => {
        const reward = rewards.find(one => one.id === id)
        if (reward) rewardForm.open(reward)
      }}
      onRemove={id => removeThing('reward', id)}
    />
  )
}
