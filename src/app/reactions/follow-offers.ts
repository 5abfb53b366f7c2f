import { explainReward } from '../../stores/cart/explain-reward.ts'
import { openIdentified } from './open-identified.ts'
import { followRepricing } from './follow-repricing.ts'
import { followSales } from './follow-sales.ts'
import { $followOffers } from './late-reactions.ts'

$followOffers.fill(() => {
  const disposers = [followSales(), followRepricing(), explainReward(), openIdentified()]
  return () => {
    for (const dispose of disposers) dispose()
  }
})
