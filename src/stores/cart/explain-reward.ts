import type { Cart } from '../../contract/cart/cart.ts'
import { money } from '../../format/money.ts'
import { type AsyncState, dataOf } from '../../client/async-state.ts'
import { showToast } from '../../client/toasts.ts'
import { $loyalty, loadLoyalty } from '../account/loyalty.ts'
import { $session } from '../session/session.ts'
import { $cart } from './cart.ts'
import { $isChoosingReward } from './choosing-reward.ts'

const sums = ({ subtotal, deals, promos }: Cart): string =>
  JSON.stringify([subtotal, deals, promos.map(({ amount }) => amount)])

/** True if a reward costs other points, or takes another amount off the same goods. */
const isChanged = (before: Cart, after: Cart): boolean =>
  before.orderReward.points !== after.orderReward.points ||
  (before.orderReward.amount !== after.orderReward.amount && sums(before) === sums(after))

/**
 * Says that the cart lost its reward, which ended or costs too many points now, or that the reward is worth something else. The
 * shopper’s own choice is left out. Returns an unsubscribe function.
 */
export const explainReward = (): (() => void) =>
  $cart.listen((load, last: AsyncState<Cart> = { state: 'loading' }) => {
    const [before, after] = [dataOf(last), dataOf(load)]
    if (!before || before.id !== after?.id || before.orderReward.id === null || after.subtotal === 0) return
    if ($isChoosingReward.get() || !$session.get().userLoyaltyDetails) return
    const isLost = after.orderReward.id === null
    if (!isLost && (after.orderReward.id !== before.orderReward.id || !isChanged(before, after))) return
    const params = { name: before.orderReward.name ?? '', total: money(after.total, after.currency) }
    showToast(isLost ? 'cart.rewardGone' : 'cart.rewardChanged', 'warn', params)
    if (dataOf($loyalty.get())) void loadLoyalty()
  })
