import { dataOf } from '../../../client/async-state.ts'
import type { EditedReward } from '../../../contract/staff/staff-catalogue.ts'
import { promotions } from '../../data/catalogue.ts'
import { $store } from '../../data/stores.ts'
import { changedFields } from '../edit/diff-product.ts'
import { createThingForm } from '../forms/thing-form.ts'
import { newId } from '../new-id.ts'
import { blankReward, readReward, type RewardFields, typedReward } from './reward.ts'

const place = () => $store.get() ?? { timezone: 'America/Toronto' }

/** The form of a reward. */
export const rewardForm = createThingForm<EditedReward, RewardFields>({
  typedOf: reward => typedReward(reward, place()),
  read: (typed, reward) => readReward(typed, reward, place()),
  editsOf({ id, fields: before }, fields, isNew) {
    const changes = isNew
      ? Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }]))
      : changedFields(before, fields)
    if (Object.keys(changes).length === 0) return []
    return [{ kind: 'reward', ids: [id], change: isNew ? 'add' : 'set', fields: changes }]
  },
  names: { name: 'nameEn', startsAt: 'starts', endsAt: 'ends' }
})

/** Begins a reward, behind the others. */
export function addReward(): void {
  const listed = dataOf(promotions.$state.get())?.rewards ?? []
  const last = Math.max(-1, ...listed.map(({ fields }) => fields.sortOrder))
  rewardForm.open({ id: newId(), fields: blankReward(last + 1) }, true)
}
