import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { setPoints, setReward } from '../../contract/account/loyalty.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import { loadLoyalty } from '../account/loyalty.ts'
import { $announcement } from './announcement.ts'
import { $cart } from './cart.ts'
import { $isChoosingReward } from './choosing-reward.ts'
import { showCartProblem } from './cart-problem.ts'
import { changeCart } from './change-cart.ts'
import { resettable } from '../../client/reset.ts'
import { dataOf } from '../../client/async-state.ts'

/** The error of the last attempt to redeem points or a reward. */
export const $redeemError = resettable<{ at: 'points' | 'reward'; key: MessageKey } | undefined>(
  ['shopper', 'person'],
  undefined
)

async function redeem(at: 'points' | 'reward', put: (cart: Cart) => Promise<Result<Cart>>): Promise<boolean> {
  $redeemError.set(undefined)
  const result = await changeCart(put)
  if (!result || result.ok) return result?.ok ?? false
  const refused = result.problem.fields[at]
  if (refused === 'unknown') void loadLoyalty()
  if (refused) $redeemError.set({ at, key: at === 'points' ? 'redeem.tooMany' : rewardError(refused) })
  else showCartProblem(result.problem)
  return false
}

/** The sentence about a refused reward: it is no longer offered, or costs too many points. */
const rewardError = (code: string): MessageKey => (code === 'unknown' ? 'redeem.gone' : 'redeem.noReach')

/** Sets how many points the cart uses; 0 for none. */
export async function redeemPoints(points: number): Promise<void> {
  const put = ({ id, version }: Cart) => request(setPoints, { params: { cart: id }, body: { version, points } })
  if (!(await redeem('points', put))) return
  $announcement.set({ key: points > 0 ? 'redeem.used' : 'redeem.unused', params: { count: points } })
}

/** Sets the reward the cart uses; undefined for none. */
export async function redeemReward(reward: string | undefined): Promise<void> {
  const body = { reward: reward ?? null }
  const put = ({ id, version }: Cart) => request(setReward, { params: { cart: id }, body: { version, ...body } })
  $isChoosingReward.set(true)
  const isDone = await redeem('reward', put)
  $isChoosingReward.set(false)
  if (!isDone) return
  const name = dataOf($cart.get())?.orderReward.name
  $announcement.set(name ? { key: 'redeem.rewarded', params: { name } } : { key: 'redeem.unrewarded' })
}
