import { atom } from 'nanostores'
import type { Result } from '../api/problem.ts'
import { request } from '../api/request.ts'
import type { Cart } from '../contract/cart.ts'
import { setPoints, setReward } from '../contract/loyalty.ts'
import { t } from '../i18n/translate.ts'
import { $announcement } from './announcer.ts'
import { $cart, $cartProblem, freshCart, showCart, showCartProblem } from './cart.ts'
import { forgetOn } from './forget.ts'
import { valueOf } from './load.ts'

/** What is being set of a cart's points or reward, and what the last try met with. */
export const $redeeming = atom<{ isBusy: boolean; error?: { at: 'points' | 'reward'; message: string } }>({
  isBusy: false
})

let turn = 0

async function redeem(at: 'points' | 'reward', put: (cart: Cart) => Promise<Result<Cart>>): Promise<boolean> {
  const cart = valueOf($cart.get())
  if (!cart || $redeeming.get().isBusy) return false
  const mine = ++turn
  $redeeming.set({ isBusy: true })
  let result = await put(cart)
  // Another tab, or a line that was changed meanwhile, was quicker.
  const fresh = !result.ok && result.problem.code === 'stale' && freshCart(result.problem)
  if (fresh) result = await put(fresh)
  if (mine !== turn) return false
  $redeeming.set({ isBusy: false })
  if (result.ok) {
    $cartProblem.set(undefined)
    showCart(result.value)
    return true
  }
  const { problem } = result
  if (fresh) showCart(fresh)
  if (problem.fields[at])
    $redeeming.set({ isBusy: false, error: { at, message: t(`redeem.${at === 'points' ? 'tooMany' : 'noReach'}`) } })
  else showCartProblem(problem)
  return false
}

/** Makes the cart use so many points, 0 for none. */
export async function redeemPoints(points: number): Promise<void> {
  const put = ({ id, version }: Cart) => request(setPoints, { params: { cart: id }, body: { version, points } })
  if (await redeem('points', put)) $announcement.set(t(points > 0 ? 'redeem.used' : 'redeem.unused', { count: points }))
}

/** Makes the cart use a reward, undefined for none. */
export async function redeemReward(reward: string | undefined): Promise<void> {
  const body = { reward: reward ?? null }
  const put = ({ id, version }: Cart) => request(setReward, { params: { cart: id }, body: { version, ...body } })
  if (!(await redeem('reward', put))) return
  const name = valueOf($cart.get())?.orderReward.name
  $announcement.set(name ? t('redeem.rewarded', { name }) : t('redeem.unrewarded'))
}

/** Takes the error away. */
export function mendRedeem(): void {
  if ($redeeming.get().error) $redeeming.set({ isBusy: false })
}

function forgetRedeem(): void {
  turn++
  $redeeming.set({ isBusy: false })
}

forgetOn('shopper', forgetRedeem)
forgetOn('orders', forgetRedeem)
forgetOn('all', forgetRedeem)
