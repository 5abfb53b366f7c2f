import { resettable } from '../../client/reset.ts'

/** True while the shopper chooses a reward, or gives one back. */
export const $isChoosingReward = resettable(['shopper', 'person'], false)
